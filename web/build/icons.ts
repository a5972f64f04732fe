// Ships the icons in use and no others.
//
// A game names its icons in its icons.toml, next to its rules; each game's become one module that
// the page loads with that game's table. `virtual:icons` maps a game to the loader of its module.
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const INDEX = 'virtual:icons'
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

export function icons(folder: string): Plugin {
  const root = resolve(import.meta.dirname, '..', folder)
  const file = (game: string) => resolve(root, game, 'icons.toml')
  const games = () => readdirSync(root).filter((game) => existsSync(file(game)))
  return {
    name: 'shipboard-icons',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return
      const game = id.slice(INDEX.length + 2)
      if (!game) {
        const loaders = games().map((name) => `${name}: () => import('${INDEX}/${name}')`)
        return `export default { ${loaders.join(', ')} }`
      }
      this.addWatchFile(file(game))
      const named = readFileSync(file(game), 'utf8').matchAll(/^\w+ = "([\w-]+)"/gm)
      const used = [...new Set([...named].map((found) => found[1] as string))].sort()
      const drawn = used.map((name) => [name, outline(name, file(game))])
      return `export default ${JSON.stringify(Object.fromEntries(drawn))}`
    },
  }
}
