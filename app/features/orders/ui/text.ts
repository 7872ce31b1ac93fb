import { formatNumber } from '~/kernel/turkish'

/** Sentences of order screens. */
export const text = {
  pieces: (count: number) => `${formatNumber(count)} adet`,

  thanks: 'Teşekkürler, siparişiniz alındı',
  number: 'Sipariş numarası',
  mailSent: (email: string) => `Sipariş onayını ve sözleşmeleri ${email} adresine gönderdik.`,
  join: 'Tek adımda üye olun',
  joinWhy: (email: string) =>
    `Bir şifre seçin; siparişinizi, adresinizi ve favorilerinizi hesabınızda bulun. Doğrulama bağlantısını ${email} adresine göndeririz.`,
  joinIt: 'Üye ol',
  joinTerms: 'Üye olarak kabul ettiğiniz koşullar:',
  joinTermsLink: 'Üyelik sözleşmesi',
  joinSent: (email: string) =>
    `${email} adresine bir bağlantı gönderdik. Bağlantıyı bu cihazda açıp şifrenizi belirleyin: üyeliğiniz tamamlanır ve siparişiniz hesabınızda görünür.`,
  newPassword: 'Şifre',
  newPasswordHint: 'En az 8 karakter',
  followOrder: 'Siparişi izle',
  keepShopping: 'Alışverişe devam et',

  orderTitle: (code: string) => `Sipariş ${code}`,
  andOthers: (count: number) => `ve ${formatNumber(count)} ürün daha`,
  placedAt: 'Sipariş tarihi',
  timeline: 'Sipariş geçmişi',
  lines: 'Ürünler',
  deliverTo: 'Teslimat adresi',
  invoiceTo: 'Fatura',
  paidWith: 'Ödeme',
  yourNote: 'Notunuz',
  documents: 'Kabul ettiğiniz metinler',
  papers: 'Belgeler',
  paper: { siparis: 'Sipariş formu (PDF)', proforma: 'Proforma (PDF)' },
  cancel: 'Siparişi iptal et',
  cancelWhy: 'Sipariş hazırlanmaya başlamadan ücretsiz iptal edebilirsiniz. Bu işlem geri alınamaz.',
  cancelPaid: 'Ödediğiniz tutar, ödediğiniz yolla geri verilir.',
  cancelConfirm: 'Evet, iptal et',
  cancelled: 'Siparişiniz iptal edildi.',
  kdvIncluded: 'KDV dahil',
  unitPrice: (price: string) => `${price} / adet`,
}
