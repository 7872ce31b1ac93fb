/** Sentences of the large views of a product. */
export const text = {
  viewOf: (n: number, total: number) => `Görsel ${n} / ${total}`,
  zoom: 'Yakınlaştır',
  previousView: 'Önceki görsel',
  nextView: 'Sonraki görsel',
}
