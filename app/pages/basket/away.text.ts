/** Sentences of the basket page when the basket could not be read. */
export const text = {
  failed: 'Sunucu hatası. Lütfen tekrar deneyiniz.',
  away: 'Sepetiniz şu an boş görünüyor',
  awayWhy: 'Eklediğiniz ürünler silinmedi; sepetiniz yüklenince yine burada olacaklar.',
  tryAgain: 'Tekrar dene',
}
