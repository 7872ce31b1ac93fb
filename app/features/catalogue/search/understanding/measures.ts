/** Folded names of a unit, the first as products are indexed. The SQL function `measures_of` has the same table. */
const names: readonly (readonly [unit: string, ...others: string[]])[] = [
  ['mm', 'milimetre', 'milimlik', 'milim', 'mlm'],
  ['cm', 'santimetre', 'santim'],
  ['ml', 'mililitre'],
  ['lt', 'litre'],
  ['gr', 'gram'],
  ['kg', 'kilogram', 'kilo'],
]

const unitOf = new Map(names.flatMap((all) => all.map((name): [string, string] => [name, all[0]])))

/** Part of a regular expression: any name of a unit, longer ones first. */
export const unitPattern = [...unitOf.keys()].toSorted((a, b) => b.length - a.length).join('|')

/** A measure as one word, as products are indexed: `22 milim` → `22mm`, `1,5 mm` → `1v5mm`, `2,0` → `2`. */
export function readMeasure(amount: string, unit = ''): string {
  const [whole = '', part = ''] = amount.split(/[.,]/)
  const decimals = part.replace(/0+$/, '')
  return `${whole.replace(/^0+(?=\d)/, '')}${decimals && `v${decimals}`}${unitOf.get(unit) ?? ''}`
}
