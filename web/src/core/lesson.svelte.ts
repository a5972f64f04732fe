// A first game that teaches: moments that are already written down, gone through by doing.
import type { Asking } from './asking'
import { api } from './api'
import { Library } from './library.svelte'
import type { Decision, GameEvent, LessonFrame, Option } from './protocol'
import { Scene } from './scene.svelte'
import { say } from '../words'

export class Lesson implements Asking {
  readonly held = null
  readonly sending = false
  readonly kept = false
  error = $state('')
  at = $state(0)
  /** All that was told so far. */
  told = $state.raw<GameEvent[]>([])

  private constructor(
    readonly frames: LessonFrame[],
    readonly scene: Scene,
  ) {}

  static async open(game: string): Promise<Lesson> {
    const { frames, options, seats } = await api.lesson(game)
    const library = await Library.open(game, options)
    const first = frames[0] as LessonFrame
    // The scene answers to the lesson, which is made with the scene.
    const answering: { lesson?: Lesson } = {}
    const scene = new Scene(library, first.position, seats, {
      answer: (_: Decision, option: Option) => answering.lesson?.answer(option),
      busy: () => false,
      undo: () => undefined, // a lesson only goes on
      why: async () => ({ text: say('lesson.why'), never: false }),
    })
    scene.listed = true // so that all that could be done can be read, and pointed at
    const lesson = new Lesson(frames, scene)
    answering.lesson = lesson
    lesson.told = first.moves
    return lesson
  }

  get frame(): LessonFrame {
    return this.frames[this.at] as LessonFrame
  }

  get last(): boolean {
    return this.at === this.frames.length - 1
  }

  get pointed(): string | null {
    return this.frame.do
  }

  answer(option: Option): void {
    if (option.id === this.frame.do) return this.next()
    const wanted = this.scene.decision?.options.find(({ id }) => id === this.frame.do)
    this.error = say('lesson.try', { what: wanted?.text ?? '' })
  }

  next(): void {
    if (this.last) return
    this.at += 1
    this.error = ''
    this.told = [...this.told, ...this.frame.moves]
    this.scene.move(this.frame.position, this.frame.moves)
  }

  left(): number {
    return 0 // nobody is in a hurry
  }

  async ask(): Promise<undefined> {
    return undefined
  }

  async interject(): Promise<undefined> {
    this.error = say('lesson.later')
  }
}
