// The client is built into the Python package, which serves it from its own folder.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { icons } from './build/icons.ts'

const server = process.env.SHIPBOARD_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), icons('../src/shipboard/games')],
  build: {
    outDir: '../src/shipboard/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
})
