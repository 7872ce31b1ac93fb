/** Sentences for adding several favourites to the basket. */
export const favouritesText = {
  several: 'Birkaç ürünü birlikte sepete ekle',
  withOptions: (count: number) =>
    `Renk ya da ölçü seçimi isteyen ${count} ürün burada yok; onları kendi sayfalarından ekleyin.`,
  see: 'Ürünü gör',
  move: 'Sepete eklenenleri favorilerimden çıkar',
  add: 'Seçilenleri sepete ekle',
  chooseSome: 'Sepete eklemek için en az bir ürün seçin.',
}
