declare const content: unique symbol

/** A value as one JSON text with `'` for `"`: in a page's data every `"` would be written as `\\\"`. */
export type Packed<T> = string & { readonly [content]: T }

/**
 * Returns `value` as one JSON text. React Router encodes every value of a loader's data by itself, but a string as it is.
 * `value` holds JSON only: no dates, no NaN. `unpack` in the same process returns `value` itself.
 * Gain: docs/decisions/large-page-data-is-one-text.md
 */
export function pack<T>(value: T): Packed<T> {
  // An apostrophe stands only in texts, where JSON may write it as \u0027.
  const packed = JSON.stringify(value).replaceAll("'", '\\u0027').replaceAll('"', "'") as Packed<T>
  keep(packed, value)
  return packed
}

/** Returns the packed value; for the same text the same object, so React skips what has not changed. */
export function unpack<T>(packed: Packed<T>): T {
  const value: unknown = opened.get(packed) ?? JSON.parse(packed.replaceAll("'", '"'))
  keep(packed, value)
  return value as T
}

// As many as a browser shows, or a server renders, at about the same time. More would cost the garbage collector.
const mostOpened = 4
const opened = new Map<string, unknown>()

function keep(packed: string, value: unknown): void {
  opened.delete(packed)
  opened.set(packed, value)
  if (opened.size > mostOpened) opened.delete(opened.keys().next().value!)
}
