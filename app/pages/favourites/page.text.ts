/** Sentences of the page of favourites. */
export const text = {
  title: 'Favorilerim',
  empty: 'Henüz favoriniz yok',
  emptyWhy: 'Beğendiğiniz ürünlerdeki kalbe dokunun, hepsi burada toplansın.',
  browse: 'Ürünlere göz atın',
}
