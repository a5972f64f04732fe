// Ships the icons in use and no others.
//
// A game names its icons in its icons.toml, next to its rules. They become modules of some icons
// each, those that are named together, which the page loads when it first draws one of them.
// `virtual:icons` maps a game to what says in which of its modules an icon is.
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const INDEX = 'virtual:icons'
const MOST = 40 // icons of one module
const known = gameIcons.icons as Record<string, { body: string }>

/** The outline of an icon, as the d attribute of one path. */
function outline(name: string, where: string): string {
  const icon = known[name]
  if (!icon) throw new Error(`${where}: found no icon ${name} in @iconify-json/game-icons`)
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1])
  if (paths.length === 0 || /<(?!path|\/|g>)/.test(icon.body))
    throw new Error(`${where}: the icon ${name} is drawn with more than paths`)
  return paths.join('')
}

/** The icons by module: what several sections name is with the smallest of them. */
function bundles(text: string): string[][] {
  const sections = text.split(/^\[\w+\]$/m).slice(1)
  const named = sections.map((section) =>
    [...section.matchAll(/^[\w-]+ = "([\w-]+)"/gm)].map((found) => found[1] as string),
  )
  named.sort((one, other) => one.length - other.length)
  const placed = new Set<string>()
  const found: string[][] = []
  for (const names of named) {
    const fresh = [...new Set(names)].filter((name) => !placed.has(name))
    for (const name of fresh) placed.add(name)
    const last = found.at(-1)
    if (last && last.length + fresh.length <= MOST) last.push(...fresh)
    else for (let at = 0; at < fresh.length; at += MOST) found.push(fresh.slice(at, at + MOST))
  }
  return found
}

export function icons(folder: string): Plugin {
  const root = resolve(import.meta.dirname, '..', folder)
  const file = (game: string) => resolve(root, game, 'icons.toml')
  const games = () => readdirSync(root).filter((game) => existsSync(file(game)))
  return {
    name: 'shipboard-icons',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return
      const [game, bundle] = id.slice(INDEX.length + 2).split('/')
      if (!game) {
        const loaders = games().map((name) => `${name}: () => import('${INDEX}/${name}')`)
        return `export default { ${loaders.join(', ')} }`
      }
      this.addWatchFile(file(game))
      const all = bundles(readFileSync(file(game), 'utf8'))
      if (bundle === undefined) {
        const loaders = all.map((_, at) => `() => import('${INDEX}/${game}/${at}')`)
        return `export const names = ${JSON.stringify(all)}; export const load = [${loaders.join(', ')}]`
      }
      const drawn = (all[Number(bundle)] ?? []).map((name) => [name, outline(name, file(game))])
      return `export default ${JSON.stringify(Object.fromEntries(drawn))}`
    },
  }
}
