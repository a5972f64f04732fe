import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@fontsource-variable/martian-mono/wdth.css'
import '@fontsource/instrument-serif/400.css'
import '@fontsource/instrument-serif/400-italic.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './style.css'

const PATIENCE = 300 // milliseconds
/** Letters that change their width after they are seen move everything: so the fonts come first, if they come soon. */
const fonts = ['1em "Instrument Serif"', '1em "Atkinson Hyperlegible Next Variable"', '1em "Martian Mono Variable"']

void Promise.race([
  Promise.all(fonts.map((font) => document.fonts.load(font))),
  new Promise((late) => setTimeout(late, PATIENCE)),
])
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById('app') as HTMLElement }))
