import { formatPrice } from '~/kernel/turkish'

/**
 * Sentences of `/pm`, which takes payments for an order by its code and payments onto an account.
 */
export const text = {
  title: 'Ödeme yap',
  lead: 'Kart bilgilerinizi bankanın güvenli sayfasında girersiniz; kartınızı biz görmeyiz.',
  order: 'Sipariş numarasıyla öde',
  orderWhy: 'Siparişinizin numarası onay e-postasında yazar.',
  code: 'Sipariş numarası',
  codeHint: '11 harf ve rakam, örnek: K7MX4RPW2TD',
  find: 'Bul',
  notFound: 'Bu numarada bir sipariş yok. Numarayı onay e-postasından kopyalayıp yeniden deneyin.',
  nothingDue: 'Bu siparişin kartla ödenecek bir tutarı yok.',
  status: 'Durum',
  placedAt: 'Sipariş tarihi',
  due: 'Ödenecek tutar',
  payOrder: (amount: number) => `Kartla öde – ${formatPrice(amount)}`,
  account: 'Cari hesaba ödeme',
  accountWhy: (balance: string) => `Güncel bakiyeniz ${balance}. Ödemeniz hesabınıza aynı anda işlenir.`,
  buyerWhy: 'Ödemeniz firmanızın cari hesabına aynı anda işlenir.',
  chosen: 'Ödenecek kalemler',
  oldestFirst: 'Kalem seçilmedi: ödemeniz vadesi en eski borçtan başlayarak kapatır.',
  choose: 'Kalem seç',
  amount: 'Tutar (TL)',
  amountHint: 'Örnek: 1.250,00',
  pay: 'Kartla öde',
  badAmount: (least: number, most: number) =>
    `${formatPrice(least)} ile ${formatPrice(most)} arasında bir tutar yazın, örnek: 1.250,00.`,
  onlyLooks: 'Görüntüleme yetkinizle cari hesaba ödeme yapamazsınız.',
  mayNotPay: 'Ödeme yapabileceğiniz bir cari hesabınız yok.',
  signIn: 'Cari hesabınıza ödeme yapmak için giriş yapın',
  noCard: 'Kartla ödeme şu anda yapılamıyor. Havale/EFT ile ödemek için bize ulaşın.',
  toAccount: 'Cari Hesabım',
}
