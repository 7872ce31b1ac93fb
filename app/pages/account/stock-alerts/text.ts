/** Sentences of Stok haberlerim. */
export const text = {
  lead: 'Bu ürünlerden biri stoğa girince size bir kez e-posta göndeririz.',
  since: (day: string) => `${day} tarihinden beri`,
  notSold: 'Artık satışta değil',
  drop: 'Sil',
  dropNamed: (name: string) => `Stok haberini sil: ${name}`,
  dropped: 'Stok haberi silindi.',
  empty: 'Beklediğiniz ürün yok',
  emptyWhy: 'Tükenen bir ürünün sayfasında “Gelince haber ver” düğmesine basın, burada görünsün.',
  shop: 'Ürünlere göz at',
}
