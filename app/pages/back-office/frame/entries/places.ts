/** The places of an order that another order fills otherwise, in words: `2. Kırmızı, 3. Siyah`. Orders are keys, as forms send them. */
export function placesIn(order: string, other: string, names: Readonly<Record<string, string>>): string {
  const others = other.split(' ')
  return order
    .split(' ')
    .flatMap((key, at) => (key === others[at] ? [] : `${at + 1}. ${names[key] ?? key}`))
    .join(', ')
}
