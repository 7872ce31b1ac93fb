import type { DemoPriceList } from '../catalogue/types'

export type DemoPriceListRow = {
  code: DemoPriceList
  name: string
  parent: DemoPriceList | null
  kdvIncluded: boolean
  /** Kuruş. */
  minimumOrder: number
  /** Kuruş; null: the shop's own threshold. */
  freeShippingFrom: number | null
}

/** Parents first. A list takes missing offers from its parent. */
export const priceLists: DemoPriceListRow[] = [
  {
    code: 'perakende',
    name: 'Perakende',
    parent: null,
    kdvIncluded: true,
    minimumOrder: 0,
    freeShippingFrom: null,
  },
  {
    code: 'bayi',
    name: 'Bayi',
    parent: 'perakende',
    kdvIncluded: false,
    minimumOrder: 100_000,
    freeShippingFrom: 300_000,
  },
  {
    code: 'toptan',
    name: 'Toptan',
    parent: 'bayi',
    kdvIncluded: false,
    minimumOrder: 500_000,
    freeShippingFrom: 1_000_000,
  },
]
