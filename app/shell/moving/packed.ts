declare const content: unique symbol

/** A value of JSON as one text. */
export type Packed<T> = string & { readonly [content]: T }

/**
 * Data of a page as one text: the router walks every single value of what a loader returns, and sends a text as it is. Only
 * for what JSON can say: no dates, nothing that is not a number. `unpack` in the same process returns the very value.
 */
export function pack<T>(value: T): Packed<T> {
  const packed = JSON.stringify(value) as Packed<T>
  keep(packed, value)
  return packed
}

/** What was packed; the same object for the same text, so that renderings can tell that nothing has changed. */
export function unpack<T>(packed: Packed<T>): T {
  const value: unknown = opened.get(packed) ?? JSON.parse(packed)
  keep(packed, value)
  return value as T
}

// As many as a browser shows, or a server renders, at about the same time: what lies longer has to be tidied up as well.
const mostOpened = 4
const opened = new Map<string, unknown>()

function keep(packed: string, value: unknown): void {
  opened.delete(packed)
  opened.set(packed, value)
  if (opened.size > mostOpened) opened.delete(opened.keys().next().value!)
}
