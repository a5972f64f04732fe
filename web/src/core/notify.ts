// Calls a person back to the table: the page's title, a soft tone, a system notification.
import { say } from '../words'
import { settings } from './settings.svelte'

let audio: AudioContext | undefined

/** Two soft tones, a fifth apart. */
export function chime(): void {
  audio ??= new AudioContext()
  const begin = audio.currentTime
  for (const [step, pitch] of [392, 587.33].entries()) {
    const tone = audio.createOscillator()
    const loud = audio.createGain()
    tone.frequency.value = pitch
    loud.gain.setValueAtTime(0, begin + step * 0.16)
    loud.gain.linearRampToValueAtTime(0.12, begin + step * 0.16 + 0.03)
    loud.gain.exponentialRampToValueAtTime(0.001, begin + step * 0.16 + 0.9)
    tone.connect(loud).connect(audio.destination)
    tone.start(begin + step * 0.16)
    tone.stop(begin + step * 0.16 + 1)
  }
}

/** Ask the system once whether notifications are welcome. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

export function callBack(game: string, prompt: string): void {
  if (settings.kept.sound) chime()
  if (!document.hidden || !settings.kept.notify || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const note = new Notification(say('notify.title', { game }), { body: prompt, tag: 'shipboard' })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}
