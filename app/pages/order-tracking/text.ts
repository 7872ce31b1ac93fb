/** Sentences of the page that finds an order by its code and email address. */
export const text = {
  title: 'Sipariş takibi',
  lead: 'Sipariş numaranızı ve siparişte verdiğiniz e-posta adresini yazın; üye olmanız gerekmez.',
  description: 'Siparişinizin durumunu, kargo takip numarasını ve ödeme bilgilerini üye olmadan görün.',
  code: 'Sipariş numarası',
  codeHint: 'Onay e-postasının konusunda yazar: 11 harf ve rakam.',
  email: 'E-posta adresi',
  submit: 'Siparişi göster',
  noCode: 'Sipariş numaranızı yazın.',
  wrong:
    'Bu sipariş numarası ile e-posta adresi eşleşmedi. İkisini de onay e-postanızdaki gibi yazın; e-posta gelmediyse bize ulaşın.',
  contact: 'Bize ulaşın',
  members: 'Üyeyseniz siparişleriniz hesabınızda da durur.',
  signIn: 'Giriş yapın',
}
