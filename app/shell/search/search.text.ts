/** Sentences of the search box, loaded with its suggestions. */
export const text = {
  loading: 'Aranıyor…',
  none: 'Sonuç yok',
  didYouMean: 'Bunu mu demek istediniz:',
  noneHint: 'Başka bir kelime deneyin ya da kategorilere göz atın.',
  failedHint: 'Arama şu anda yapılamıyor. Lütfen tekrar deneyin.',
  products: 'Ürünler',
  categories: 'Kategoriler',
  recent: 'Son aramalar',
  all: (total: string) => `Tümünü gör (${total})`,
  alreadyHere: 'Zaten şu anda aradığınız Ürün sayfasındasınız.',
  plusKdv: '+ KDV',
  clear: 'Aramayı temizle',
  found: (count: number) => `${count} sonuç. Seçmek için ok tuşlarını kullanın.`,
}
