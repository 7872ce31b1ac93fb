/** The email to the shop about a refund that failed. */
export const text = {
  subject: (code: string | null) => `Karta iade edilemeyen ödeme${code ? `: ${code}` : ''}`,
  greeting: 'Merhaba,',
  paragraphs: [
    'Bir ödemenin karta iadesi bir günü aşkın süredir tamamlanamadı. Mağaza birkaç gün daha kendiliğinden dener, sonra bırakır.',
    'Ödeme kuruluşunun panelinden ödemeye bakın: iade orada görünmüyorsa panelden yapın ya da yeniden denetin.',
  ],
  facts: 'İade',
  amount: (price: string) => `Tutar: ${price}`,
  since: (moment: string) => `İstendiği an: ${moment}`,
  order: (code: string) => `Sipariş: ${code}`,
  account: 'Cari hesaba yapılan ödeme',
  payment: (gateway: string, id: string) => `Ödeme kuruluşu: ${gateway}, ödeme no: ${id}`,
  said: (words: string) => `Son yanıt: ${words}`,
  silent: 'Ödeme kuruluşu yanıt vermedi',
  hint: (id: string) =>
    `Yeniden dene: npm run orders -- card-refund ${id} again · Elle iade edildi: npm run orders -- card-refund ${id} given`,
}
