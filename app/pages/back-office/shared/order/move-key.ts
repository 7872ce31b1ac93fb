/** Keys of the list that a form arranges, from its hidden field: `12 7 30`. Each key counts once. */
export const readKeys = (value: string | undefined): string[] => [
  ...new Set((value ?? '').split(' ').filter((key) => key !== '')),
]

/** The keys with one of them a place earlier or later; `asked` is the value of the pressed button: `yukari 7`. */
export function moveKey(keys: readonly string[], asked: string | undefined): string[] {
  const [direction, key = ''] = (asked ?? '').split(' ')
  const from = keys.indexOf(key)
  const to = from + (direction === 'yukari' ? -1 : direction === 'asagi' ? 1 : 0)
  if (from < 0 || to < 0 || to >= keys.length) return [...keys]
  const moved = keys.with(from, keys[to]!)
  return moved.with(to, key)
}

/** The parts of a list in the order of a form's keys. Those that the form did not know come last. */
export function inOrder<Part>(
  parts: readonly Part[],
  keys: readonly string[],
  keyOf: (part: Part) => string,
): Part[] {
  const known = keys.flatMap((key) => parts.find((one) => keyOf(one) === key) ?? [])
  return [...known, ...parts.filter((one) => !keys.includes(keyOf(one)))]
}
