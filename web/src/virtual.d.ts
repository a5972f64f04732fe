declare module 'virtual:icons' {
  /** The icons of a game: which are in which bundle, and how each of these is loaded. */
  export interface Icons {
    names: string[][]
    load: (() => Promise<{ default: Record<string, string> }>)[]
  }
  const loaders: Record<string, () => Promise<Icons>>
  export default loaders
}
