/** Sentences about the payment of an order. */
export const text = {
  transferTitle: 'Havale/EFT bilgileri',
  transferHow: (total: string) =>
    `${total} tutarını aşağıdaki hesaplardan birine gönderin. Açıklamaya yalnızca sipariş numaranızı yazın.`,
  dueTitle: 'Ek ödeme',
  payDue: (amount: string) => `${amount} kartla öde`,
  transferNote: 'Açıklama',
  transferUntil: (moment: string) =>
    `Ödemeniz ${moment} tarihine kadar gelmezse sipariş kendiliğinden iptal olur.`,
  accountTitle: 'Açık hesap',
  accountHow: (total: string) => `${total} cari hesabınıza işlendi; vadesini hesabınızda görebilirsiniz.`,
  toAccount: 'Cari Hesabım',
  cashTitle: 'Kapıda ödeme',
  cashHow: (total: string) => `${total} tutarını teslimat sırasında nakit ya da kartla ödersiniz.`,
  holder: 'Alıcı',
  iban: 'IBAN',
}
