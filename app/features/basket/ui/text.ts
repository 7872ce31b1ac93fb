import { formatNumber } from '~/kernel/turkish'

/** Sentences of basket screens. */
export const text = {
  title: 'Sepetim',
  titleWith: (lines: number) => `Sepetim (${formatNumber(lines)} ürün)`,
  lines: 'Sepetteki ürünler',
  code: 'Kod',
  unitPrice: (price: string) => `${price} / adet`,
  packageOf: (size: number) => `${formatNumber(size)} adetlik paket`,
  gift: 'Hediye',
  remove: 'Sil',
  removeLine: (name: string) => `Sil: ${name}`,
  saveForLater: 'Sonraya bırak',
  saveLine: (name: string) => `Sonraya bırak: ${name}`,
  unsellable: 'Bu ürün artık satışta değil. Siparişi tamamlamak için sepetten silin.',
  insufficient: (pieces: number) =>
    pieces > 0
      ? `Stok azaldı: en fazla ${formatNumber(pieces)} adet alabilirsiniz. Miktarı değiştirin.`
      : 'Bu ürünün stoku tükendi. Siparişi tamamlamak için sepetten silin.',
  pricesChanged: (lines: number) =>
    `${formatNumber(lines)} üründe fiyat değişti. Tutarlar yeni fiyatlarla hesaplandı.`,
  understood: 'Anladım',
  priceRose: (before: string, now: string) => `Fiyat değişti: ${before} yerine ${now}.`,

  summary: 'Sipariş özeti',
  missingForFree: (amount: string) => `Ücretsiz kargo için ${amount} daha ekleyin.`,
  freeReached: 'Kargonuz ücretsiz.',
  freeMeter: 'Ücretsiz kargoya kalan',
  checkout: 'Alışverişi tamamla',
  belowMinimum: (least: string, missing: string) =>
    `Fiyat listenizin en düşük sipariş tutarı ${least}. Siparişi tamamlamak için ${missing} daha ekleyin.`,
  cannotCheckout: 'Önce işaretli ürünleri düzeltin.',
  goOn: 'Alışverişe devam et',
  secure: 'Güvenli alışveriş · 14 gün içinde iade',
  secureTrade: 'Güvenli alışveriş',

  empty: 'Sepetiniz boş',
  emptyWhy: 'Beğendiğiniz kordonu sepete ekleyin, burada sizi beklesin.',
  startShopping: 'Yeni gelenlere bakın',
  removedLine: (name: string) => `“${name}” sepetinizden çıkarıldı.`,
  undo: 'Geri al',
  failed: 'Sunucu hatası. Lütfen tekrar deneyiniz.',
}
