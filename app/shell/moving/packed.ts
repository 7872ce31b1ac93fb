declare const content: unique symbol

/** A JSON value as one string. */
export type Packed<T> = string & { readonly [content]: T }

/**
 * A page's data as one string: the router encodes every value of a loader's object, but sends a string as it is. For
 * JSON values only: no dates, no NaN. `unpack` in the same process returns the same object.
 */
export function pack<T>(value: T): Packed<T> {
  const packed = JSON.stringify(value) as Packed<T>
  keep(packed, value)
  return packed
}

/** The packed value; the same object for the same string, so that renderings can compare it. */
export function unpack<T>(packed: Packed<T>): T {
  const value: unknown = opened.get(packed) ?? JSON.parse(packed)
  keep(packed, value)
  return value as T
}

// About as many as a browser shows or a server renders at once; a larger cache burdens the garbage collector.
const mostOpened = 4
const opened = new Map<string, unknown>()

function keep(packed: string, value: unknown): void {
  opened.delete(packed)
  opened.set(packed, value)
  if (opened.size > mostOpened) opened.delete(opened.keys().next().value!)
}
