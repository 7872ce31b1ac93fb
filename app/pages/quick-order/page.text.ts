/** Sentences of the page of quick order. */
export const text = {
  title: 'Hızlı sipariş',
  lead: 'Ürün kodunu ve miktarı yazın ya da listenizi yapıştırın: tek seferde 500 satıra kadar sepete eklenir.',
}
