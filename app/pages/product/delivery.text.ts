/** Sentences on delivery and returns, rendered on the server to keep them out of the browser's scripts. */
export const text = {
  returns: 'Teslimden sonra 14 gün içinde, gerekçe göstermeden cayabilirsiniz.',
  returnsTrade: 'Ayıplı, eksik ya da yanlış gelen ürünleri iade edebilir veya değiştirebilirsiniz.',
  sent: 'Siparişiniz 1–2 iş günü içinde kargoya verilir.',
  freeFrom: (price: string) => `${price} ve üzeri siparişlerde kargo ücretsiz.`,
}
