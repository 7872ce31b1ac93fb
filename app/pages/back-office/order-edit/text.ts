import type { Settlement } from '~/features/orders/orders'
import { statusText } from '~/features/orders/orders'
import { formatNumber, formatPrice } from '~/kernel/turkish'

/** Sentences of the page that edits a placed order. */
export const text = {
  title: (code: string) => `Siparişi değiştir: ${code}`,
  back: 'Siparişe dön',
  lead: 'Fiyatlar siparişte kararlaştırıldığı gibi kalır, indirimler ürünlerle orantılıdır. Önce önizleyin; kaydedince stok, tutar ve alıcının ödemesi birlikte değişir.',
  lines: 'Ürünler',
  product: 'Ürün',
  pieces: 'Adet',
  piecesIn: (pieces: string) => `${pieces} adet`,
  piecesOf: (name: string) => `${name}: Adet`,
  price: 'Birim (KDV’li)',
  priceOf: (name: string) => `${name}: Birim (KDV’li)`,
  sum: 'Tutar',
  packageOf: (size: number) => `${formatNumber(size)} adetlik paket`,
  removeHint: '0 yazılan satır siparişten çıkar.',
  added: 'Eklenecek ürünler',
  addedHint:
    'Her satıra bir kod ve miktar: KRD-22-SYH 3. Paketle satılan üründe miktar paket sayısıdır. Alıcının bugünkü fiyatı geçerlidir.',
  delivery: 'Kargo',
  carrier: 'Kargo firması',
  shipping: 'Kargo ücreti (TL, KDV dahil)',
  receiverPays: 'Taşıma ücretini alıcı öder; kargo değiştirilemez.',
  reason: 'Gerekçe',
  reasonHint: 'Alıcı okur; 3–500 karakter.',
  preview: 'Önizle',
  save: 'Değişikliği kaydet',
  result: 'Önizleme',
  before: 'Önce',
  after: 'Sonra',
  removed: 'Çıkarılır',
  isNew: 'Yeni',
  discount: 'İndirim',
  shippingSum: 'Kargo',
  fee: 'Ödeme ücreti',
  total: 'Toplam (KDV dahil)',
  settlement(settlement: Settlement): string {
    switch (settlement.kind) {
      case 'none':
        return 'Alıcı yeni toplamı öder; iade ya da ek ödeme yok.'
      case 'refund':
        return [
          ...(settlement.refund > 0 ? [`${formatPrice(settlement.refund)} alıcıya iade edilir.`] : []),
          ...(settlement.less > 0
            ? [`${formatPrice(settlement.less)} henüz ödenmemişti; artık istenmez.`]
            : []),
        ].join(' ')
      case 'due':
        return `${formatPrice(settlement.amount)} ek ödeme istenir. Alıcıya ödeme bağlantısı gider; ödeme gelmeden sipariş hazırlanmaz.`
      case 'charge':
        return `${formatPrice(settlement.amount)} cari hesaba borç yazılır.`
      case 'credit':
        return `${formatPrice(settlement.amount)} cari hesaba alacak yazılır.`
    }
  },
  closed: (status: number) =>
    `Sipariş “${statusText(status)}” durumunda. Yalnız hazırlanmaya başlamamış siparişler değiştirilir.`,
  wrong: {
    pieces: (name: string) => `${name}: adedi tam sayı olarak yazın (0 satırı çıkarır).`,
    price: (name: string) => `${name}: birim fiyatı yazın. Örnek: 1.299,80`,
    shipping: 'Kargo ücretini yazın. Örnek: 49,90 (0 da olabilir).',
    reason: 'Gerekçeyi yazın: en az 3 karakter. Alıcı bu gerekçeyi okur.',
    tooMany: 'Bir seferde en çok 500 satır eklenir.',
    mayNotRefund: (amount: string) =>
      `Bu değişiklik ${amount} iade eder; para iadesi yetkiniz yok. Yetkili bir arkadaşınız kaydetmeli.`,
    previewFirst: 'Tutar önizlemedekinden farklı. Yeni önizlemeyi inceleyip yeniden kaydedin.',
    not_found: 'Sipariş bulunamadı.',
    card_open: 'Alıcı kartla ödüyor. Ödeme bitince ya da süresi dolunca yeniden deneyin.',
    invoiced: 'Bu siparişin faturası kesilmiş; artık değiştirilemez. İade ya da yeni sipariş açın.',
    unchanged: 'Değişen bir şey yok.',
    empty: 'Siparişte ürün kalmıyor. Bunun yerine siparişi iptal edin.',
    packages: (name: string, size: number) =>
      `${name}: adet ${formatNumber(size)} adetlik paketin katı olmalı.`,
    bad_rows: 'Eklenecek satırlardan bazıları sipariş edilemiyor; yanlarında nedeni yazar.',
    no_buyer: 'Müşterinin giriş yapabilen bir kullanıcısı yok; ürün eklenemez.',
    carrier: 'Bu kargo firması siparişi taşıyamaz. Başka bir firma seçin.',
    insufficient: (name: string, available: number) =>
      `${name}: stokta yalnız ${formatNumber(available)} adet daha var.`,
    credit: (missing: string) =>
      `Cari hesap limiti ${missing} eksik kalıyor. Limiti artırın ya da adedi azaltın.`,
  },
} as const
