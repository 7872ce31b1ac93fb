/** Sentences of the page that the links in emails of stock alerts open. */
export const text = {
  title: 'Stok haberi',
  waiting: 'Bu ürün stoğa girince e-posta almak istiyor musunuz?',
  open: 'Kaydınız onaylı. Ürün stoğa girince size bir kez yazacağız.',
  sent: 'Haberi gönderdik; bu ürün için yeniden yazmayacağız. Aynı adresle beklediğiniz başka ürünler varsa hepsinden vazgeçebilirsiniz.',
  gone: 'Bu kayıt artık yok. Bu konuda size yazmayacağız.',
  confirm: 'Onayla',
  drop: 'Vazgeç',
  stop: 'Bütün stok haberlerimi durdur',
  see: 'Ürünü gör',
  confirmed: 'Onayladınız. Ürün stoğa girince haber vereceğiz.',
  stopped: 'Stok haberlerinizi sildik.',
  full: (limit: number) =>
    `Bu adres için en fazla ${limit} stok haberi bekleyebilir. Önce birinden vazgeçin, sonra yeniden onaylayın.`,
}
