import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@fontsource-variable/martian-mono/wdth.css'
import '@fontsource/instrument-serif/400.css'
import '@fontsource/instrument-serif/400-italic.css'
import { mount } from 'svelte'
import App from './App.svelte'
import './style.css'

export default mount(App, { target: document.getElementById('app') as HTMLElement })
