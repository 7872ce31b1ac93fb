import fc from 'fast-check'

const odd: readonly unknown[] = [
  null,
  true,
  '',
  '1',
  'x'.repeat(5_000),
  'ı'.repeat(101),
  0,
  -1,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[]]],
  { $ne: null },
  "' or 1=1 --",
  '\0',
  '../../etc',
  '__proto__',
]

/** The same value with one fault: a part replaced, left out or added. */
export function spoilt(value: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(value)
  const replaced = fc.tuple(oneOf(places), fc.oneof(fc.constantFrom(...odd), fc.jsonValue()))
  const left = places.filter((place) => place.length > 0)
  return fc.oneof(
    replaced.map(([place, other]) => changed(value, place, other)),
    fc.constant(changed(value, ['role'], 'admin')),
    ...(left.length > 0 ? [oneOf(left).map((place) => changed(value, place, undefined))] : []),
  )
}

type Place = readonly (string | number)[]

/** One of any number of places; arguments of a call would overflow the stack. */
const oneOf = (places: readonly Place[]): fc.Arbitrary<Place> =>
  fc.nat(places.length - 1).map((at) => places[at]!)

function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([name, part]) => placesOf(part, [...at, name]))]
}

function changed(value: unknown, [first, ...rest]: Place, other: unknown): unknown {
  if (first === undefined) return other
  if (Array.isArray(value))
    return value.map((part, i) => (String(i) === String(first) ? changed(part, rest, other) : part))
  const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return { ...fields, [first]: changed(fields[first], rest, other) }
}
