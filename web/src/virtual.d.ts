declare module 'virtual:icons' {
  const loaders: Record<string, () => Promise<{ default: Record<string, string> }>>
  export default loaders
}
