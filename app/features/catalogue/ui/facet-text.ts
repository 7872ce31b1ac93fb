/** Sentences of the filters that come after the list. */
export const facetText = {
  price: 'Fiyat (KDV dahil)',
  priceFrom: 'En az (TL)',
  priceTo: 'En çok (TL)',
  packageSize: 'Satış birimi',
}
