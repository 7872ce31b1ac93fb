const whole = new Intl.NumberFormat('tr-TR')

/** Sentences of the basket. Those of the specification keep its exact wording (§5, §8). */
export const text = {
  added: 'Ürün başarıyla sepetinize eklendi.',
  changed: 'Sepetiniz güncellendi.',
  removed: 'Ürün sepetinizden çıkarıldı.',
  failed: 'Sunucu hatası. Lütfen tekrar deneyiniz.',
  badQuantity: 'Geçersiz miktar. Minimum 1 olmalıdır.',
  chooseVariant: 'Lütfen önce bir seçenek belirleyin.',
  basketNotFound: 'Böyle bir sepetiniz yok.',
  goneProduct: 'Satıştan kaldırılan ürün',
  addedPieces: (amount: number) => `Eklenen Ürün Adeti: ${whole.format(amount)}`,
  notWholePackages: (size: number) => `Bu ürün ${whole.format(size)} adetlik paketlerle satılır.`,
}
