import type { StockState } from '../catalogue'

/** Sentences of product cards, which most pages have. */
export const text = {
  isNew: 'Yeni',
  discount: (percent: number) => `%${percent} indirim`,
  colours: (count: number) => `${count} renk`,
  moreColours: (count: number) => `+${count}`,
  stock: { none: 'Stokta yok', little: 'Son birkaç adet', plenty: 'Stokta' } satisfies Record<
    StockState,
    string
  >,
}
