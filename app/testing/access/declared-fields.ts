import { randomUUID } from 'node:crypto'

/**
 * The fields that the form behind a request declares: the request sends a field that no form has, and the list in which
 * the form looks it up is its declaration. Empty: the request has reached no form.
 */
export async function declaredFields(ask: (field: string) => Promise<unknown>): Promise<string[]> {
  const wanted = `field-${randomUUID()}`
  const found = new Set<string>()
  const own = Object.getOwnPropertyDescriptor(Array.prototype, 'includes')!
  const includes = own.value as typeof Array.prototype.includes
  Reflect.defineProperty(Array.prototype, 'includes', {
    ...own,
    value(this: unknown[], sought: unknown, from?: number) {
      if (sought === wanted) for (const name of this) found.add(String(name))
      return includes.call(this, sought, from)
    },
  })
  try {
    await ask(wanted)
  } finally {
    Reflect.defineProperty(Array.prototype, 'includes', own)
  }
  return [...found]
}
