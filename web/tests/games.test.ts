import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'

// The tables ask the browser how much motion its person wants.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
const { homeOf, hueOf, pictureOf, tableOf } = await import('../src/games')
const { default: General } = await import('../src/table/General.svelte')

const FOLDER = resolve(import.meta.dirname, '../src/games')
const games = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())

describe('what a game brings is found in its folder', () => {
  it.each(games.map(({ name }) => name))('%s', async (game) => {
    const has = (file: string) => existsSync(resolve(FOLDER, game, file))
    expect(pictureOf(game) !== undefined).toBe(has('art.svelte'))
    expect((await tableOf(game)).default !== General).toBe(has('Table.svelte'))
    expect(Object.keys(homeOf(game)).length > 0).toBe(has('index.ts'))
  })

  it('a game without a folder has a hue of its own and the general table', async () => {
    expect(homeOf('pebbles')).toEqual({})
    expect(hueOf('pebbles')).not.toBe(hueOf('marbles'))
    expect((await tableOf('pebbles')).default).toBe(General)
  })
})
