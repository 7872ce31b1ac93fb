/** The names of query parameters that a request's handling asks for by name, and the answer. Requests must come one by one. */
export async function queryNames<T>(ask: () => Promise<T>): Promise<{ answer: T; names: string[] }> {
  const found = new Set<string>()
  const { prototype } = URLSearchParams
  const own = { get: prototype.get, getAll: prototype.getAll, has: prototype.has }
  for (const [verb, read] of Object.entries(own))
    Reflect.set(prototype, verb, function (this: URLSearchParams, name: string, ...rest: []) {
      found.add(name)
      return (read as (...args: unknown[]) => unknown).call(this, name, ...rest)
    })
  try {
    return { answer: await ask(), names: [...found] }
  } finally {
    Object.assign(prototype, own)
  }
}
