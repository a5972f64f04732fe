// Which page is shown. Addresses: / · /new/<game> · /learn/<game> · /t/<table> · /t/<table>/replay

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; viewer: string; at: number }
  | { page: 'join'; code: string }
  | { page: 'lost' }

export function read(path: string, query: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  const [first, second, third] = parts
  if (!first) return { page: 'lobby' }
  if (first === 'new' && second) return { page: 'new', game: second }
  if (first === 'learn' && second) return { page: 'learn', game: second }
  if (first === 'join' && second) return { page: 'join', code: second }
  if (first === 't' && second && !third) return { page: 'table', table: second }
  if (first === 't' && second && third === 'replay') {
    const asked = new URLSearchParams(query)
    const at = Number.parseInt(asked.get('at') ?? '0', 10) || 0
    return { page: 'replay', table: second, viewer: asked.get('viewer') ?? 'public', at }
  }
  return { page: 'lost' }
}

class Router {
  now = $state.raw<Route>(read(location.pathname, location.search))

  constructor() {
    addEventListener('popstate', () => this.look())
  }

  go(address: string): void {
    history.pushState(null, '', address)
    this.look()
    scrollTo(0, 0)
  }

  /** Change the address without a new entry in the history: the moment of a replay. */
  mark(address: string): void {
    history.replaceState(null, '', address)
  }

  private look(): void {
    this.now = read(location.pathname, location.search)
  }
}

export const router = new Router()

/** Lets plain links navigate inside the page, unless a modifier asks for another tab. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href^="/"]')
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.hasAttribute('download')) return
  const address = link.getAttribute('href') as string
  if (address.startsWith('/api/') || link.hasAttribute('target')) return
  event.preventDefault()
  router.go(address)
}
