import { fromTl, type Kurus } from '~/kernel/money'

/** The editable values of a row at the time of the export; offers by code of the price list. */
export type Reference = {
  stock: number
  offers: ReadonlyMap<string, { amount: Kurus | null; packageSize: number }>
}

/**
 * The reference as one cell: `stok 12; perakende 149,90 x1`. An import compares with it, so that yesterday's file does not
 * restore stock that was sold since.
 */
export function writeReference({ stock, offers }: Reference): string {
  const parts = [...offers].map(([list, { amount, packageSize }]) => {
    const price =
      amount === null ? '-' : `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`
    return `${encodeURIComponent(list)} ${price} x${packageSize}`
  })
  return [`stok ${stock}`, ...parts].join('; ')
}

/** The reference in a cell; null when somebody has changed the cell. */
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
