/** Watches the use of texts; returns a function that lists those never read or called: `news.paid.subject`. */
export function watchTexts(texts: object): () => string[] {
  const unsaid = new Set<string>()
  watch(texts, [])
  return () => [...unsaid]

  function watch(owner: object, path: string[]): void {
    for (const [key, value] of Object.entries(owner) as [string, unknown][]) {
      const here = [...path, key]
      if (typeof value === 'object' && value !== null) watch(value, here)
      else if (value !== '') watchOne(owner, key, value, here.join('.'))
    }
  }

  function watchOne(owner: object, key: string, value: unknown, name: string): void {
    unsaid.add(name)
    const said = () => void unsaid.delete(name)
    const get =
      typeof value === 'function'
        ? () =>
            (...given: unknown[]): unknown => {
              said()
              return Reflect.apply(value, undefined, given)
            }
        : () => {
            said()
            return value
          }
    Object.defineProperty(owner, key, { get, enumerable: true })
  }
}
