/** What a product's page says of sending and sending back; made on the server, so that no browser loads how. */
export const text = {
  returns: 'Teslimden sonra 14 gün içinde, gerekçe göstermeden cayabilirsiniz.',
  returnsTrade: 'Ayıplı, eksik ya da yanlış gelen ürünleri iade edebilir veya değiştirebilirsiniz.',
  sent: 'Siparişiniz 1–2 iş günü içinde kargoya verilir.',
  freeFrom: (price: string) => `${price} ve üzeri siparişlerde kargo ücretsiz.`,
}
