import { fromTl, type Kurus } from '~/kernel/money'

/** What could be edited of a row when it was exported; offers by code of the price list. */
export type Reference = {
  stock: number
  offers: ReadonlyMap<string, { amount: Kurus | null; packageSize: number }>
}

/**
 * The reference as one cell: `stok 12; perakende 149,90 x1`. An import compares with it, so that a file that lay
 * around for a day does not bring back stock that was sold meanwhile.
 */
export function writeReference({ stock, offers }: Reference): string {
  const parts = [...offers].map(([list, { amount, packageSize }]) => {
    const price =
      amount === null ? '-' : `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`
    return `${encodeURIComponent(list)} ${price} x${packageSize}`
  })
  return [`stok ${stock}`, ...parts].join('; ')
}

/** Null when the cell is not as it was written. */
export function readReference(cell: string): Reference | null {
  const [first = '', ...parts] = cell.split('; ')
  const stock = /^stok (\d{1,9})$/.exec(first)
  const offers = parts.map((part) => /^(\S+) (-|\d+,\d\d) x(\d{1,6})$/.exec(part))
  if (!stock || !offers.every((offer) => offer !== null)) return null
  const lists = offers.map(([, list]) => decoded(list!))
  if (!lists.every((list) => list !== null)) return null
  return {
    stock: Number(stock[1]),
    offers: new Map(
      offers.map(([, , amount, size], at) => [
        lists[at]!,
        { amount: amount === '-' ? null : fromTl(amount!), packageSize: Number(size) },
      ]),
    ),
  }
}

function decoded(list: string): string | null {
  try {
    return decodeURIComponent(list)
  } catch {
    return null
  }
}
