/** Sentences of the mini cart, loaded with it. */
export const text = {
  title: 'Sepetiniz',
  empty: 'Sepetiniz boş',
  emptyWhy: 'Beğendiğiniz ürünleri eklediğinizde burada görünür.',
  keepShopping: 'Alışverişe devam et',
  removed: (name: string) => `“${name}” sepetinizden çıkarıldı.`,
  undo: 'Geri al',
  remove: (name: string) => `Sil: ${name}`,
  packageOf: (count: string) => `${count} adetlik paket`,
  toBasket: 'Sepete git',
  gift: 'Hediye',
  unsellable: 'Bu ürün artık satışta değil.',
  insufficient: 'Bu ürün için stok yeterli değil.',
  failed: 'Sunucu hatası. Lütfen tekrar deneyiniz.',
  away: 'Sepetiniz şu an boş görünüyor',
  awayWhy: 'Eklediğiniz ürünler silinmedi.',
  tryAgain: 'Tekrar dene',
}
