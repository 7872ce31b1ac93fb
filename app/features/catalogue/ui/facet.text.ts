import { formatNumber } from '~/kernel/turkish'

/** Sentences of the filters, which are loaded after the list. */
export const facetText = {
  price: 'Fiyat (KDV dahil)',
  priceFrom: 'En az (TL)',
  priceTo: 'En çok (TL)',
  packageSize: 'Satış birimi',
  found: (count: number) => `${formatNumber(count)} ürün bulundu`,
  show: (count: number) => (count === 0 ? 'Eşleşen ürün yok' : `${formatNumber(count)} ürünü göster`),
}
