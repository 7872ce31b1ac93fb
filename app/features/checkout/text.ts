import type { CarrierRefusal, PaymentRefusal } from '~/features/orders/orders'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import type { BlockedLine, TooManyOpen } from './place/outcome'

/** Sentences that end with a full stop are shown beside a field. */
export const text = {
  email: { empty: 'E-posta adresinizi yazın.', wrong: 'Geçerli bir e-posta adresi yazın.' },
  addressMissing: 'Teslimat adresini yazın.',
  addressUnknown: 'Kayıtlı adres bulunamadı.',
  savedTitle: 'Adresim',
  carrier: 'Kargo firması seçin.',
  payment: 'Ödeme yöntemi seçin.',
  note: 'Sipariş notu en çok 500 karakter olabilir.',
  accept: 'Siparişi onaylamak için metni okuyup onaylayın.',
  acceptNamed: (title: string) => `Siparişi onaylamak için “${title}” metnini okuyup kutusunu işaretleyin.`,
  expectedTotal: 'Toplam, en çok iki ondalıklı, sıfırdan küçük olmayan bir TL tutarı olmalıdır.',
  emptyBasket: 'Sepetiniz boş.',
  blockedLines:
    'Sepetinizdeki bazı ürünler şu anda bu miktarda satılamıyor. Lütfen sepetinizi gözden geçirin.',
  unsellableLine: (name: string) => `${name} artık satışta değil.`,
  insufficientLine: (name: string, available: number) =>
    available > 0 ? `${name} ürününden yalnızca ${formatNumber(available)} adet kaldı.` : `${name} tükendi.`,
  belowMinimum: (minimum: string) => `Sipariş verebilmek için ürün toplamı en az ${minimum} olmalıdır.`,
  depot: 'Ambar adı ve şubesi en çok 120 karakter olabilir.',
  carrierUnavailable: {
    gone: 'Seçtiğiniz kargo firması şu anda kullanılamıyor. Lütfen başka bir kargo firması seçin.',
    dealers_only:
      'Alıcı ödemeli kargo ve ambar yalnızca onaylı toptan müşteriler içindir. Lütfen başka bir kargo firması seçin.',
    depot: 'Ürünleri teslim alacağınız ambarın adını ve şubesini yazın.',
  } satisfies Record<CarrierRefusal, string>,
  paymentUnavailable: {
    carrier: 'Seçtiğiniz kargo firması kapıda ödeme ile teslimat yapmıyor.',
    limit: 'Sipariş tutarı bu ödeme yönteminin üst sınırını aşıyor.',
    not_offered: 'Seçtiğiniz ödeme yöntemi şu anda kullanılamıyor.',
    credit: (missing: string, available: string) =>
      `Açık hesap limitiniz bu siparişe ${missing} yetmiyor; kullanılabilir limitiniz ${available}. Ödeme yaparak limit açabilir ya da başka bir ödeme yöntemi seçebilirsiniz.`,
    installments: 'Bu taksit sayısı bu sipariş için seçilemiyor. Lütfen başka bir taksit sayısı seçin.',
    approval: 'Onaya gönderilen siparişler kartla ödenemez. Lütfen başka bir ödeme yöntemi seçin.',
  },
  orderItem: (code: string) => `Sipariş ${code}`,
  accountItem: 'Cari hesap',
  noAddress: 'Adres kayıtlı değil',
  noCity: 'İstanbul',
  refusalReason: { empty: 'Gerekçeyi yazın.', wrong: 'Gerekçe 3 ile 500 karakter arasında olmalıdır.' },
  approvalNotNeeded:
    'Toplam artık onaysız sipariş sınırınızın içinde: siparişi kendiniz verebilirsiniz. Lütfen yeniden inceleyin.',
  noOwner:
    'Toplam, onaysız sipariş sınırınızı aşıyor ve firmanızda siparişi onaylayacak bir hesap sahibi yok. Lütfen bize ulaşın.',
  tooManyOpen: {
    own: (codes: readonly string[]) =>
      `Ödemesi beklenen havale/EFT siparişiniz çok${codes.length > 0 ? ` (${codes.join(', ')})` : ''}. Yenisini vermeden önce birini ödeyin ya da iptal edin; başka bir ödeme yöntemiyle şimdi de sipariş verebilirsiniz.`,
    address:
      'Bulunduğunuz ağdan verilen ve ödemesi beklenen havale/EFT siparişleri çok. Başka bir ödeme yöntemi seçin ya da giriş yapıp yeniden deneyin.',
  },
  approvalNeeded: (limit: string) =>
    `Toplam, onaysız sipariş sınırınız olan ${limit} tutarını aşıyor. Siparişi firmanızın hesap sahibinin onayına gönderin.`,
  currentVersion: (version: string) => `Onaylanacak sürüm: ${version}.`,
  contractsNotAccepted: 'Siparişi onaylamak için sözleşme metinlerini okuyup onaylayın.',
  priceChanged: 'Siparişinizin içeriği ya da tutarı değişti. Lütfen yeniden inceleyip onaylayın.',
  notPayable: 'Bu sipariş kartla ödeme beklemiyor.',
  shipping: 'Kargo',
}

/** Returns why no more orders may wait for a transfer. */
export function tooManyOpenText({ by, codes }: TooManyOpen): string {
  return by === 'address' ? text.tooManyOpen.address : text.tooManyOpen.own(codes)
}

/** Returns why a payment method cannot be used for a basket. */
export function paymentRefusalText(refusal: PaymentRefusal): string {
  return refusal.reason === 'credit'
    ? text.paymentUnavailable.credit(formatPrice(refusal.missing), formatPrice(refusal.available))
    : text.paymentUnavailable[refusal.reason]
}

/** Returns the sentence about a line that cannot be ordered. */
export function blockedLineText({ name, reason, available }: BlockedLine): string {
  return reason === 'unsellable' ? text.unsellableLine(name) : text.insufficientLine(name, available)
}
