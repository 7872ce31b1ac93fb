/** Emails of the newsletter. */
export const text = {
  confirm: {
    subject: 'E-bülten kaydınızı onaylayın',
    greeting: 'Merhaba,',
    paragraphs: (days: number) => [
      'Bu e-posta adresi e-bültenimize kaydedilmek istendi.',
      `Bülteni almak istiyorsanız ${days} gün içinde aşağıdaki bağlantıyı açıp onaylayın.`,
    ],
    action: 'Onay sayfasını aç',
    hint: 'Siz istemediyseniz bir şey yapmanız gerekmez: onaylanmayan kayıt kendiliğinden silinir ve size bülten göndermeyiz.',
  },
  net: (price: string) => `${price} + KDV`,
  from: (price: string) => `En az ${price}`,
  prices: 'Fiyatlar bu e-posta gönderilirken geçerli olan fiyatlardır; stokla sınırlıdır.',
  quoted: (author: string, role: string) => `— ${[author, role].filter(Boolean).join(', ')}`,
  why: 'Bu e-postayı, ticari ileti izniniz olduğu için gönderdik.',
  unsubscribe: 'E-bültenden ayrıl',
}
