import { formatNumber } from '~/kernel/turkish'

/** Sentences about coupons and campaigns. */
export const text = {
  code: { empty: 'Kupon kodunu yazın.', wrong: 'Kupon kodu en çok 40 karakter olabilir.' },
  nothingOff: 'İndirim tutarı sıfırdan büyük olmalı; tutar yoksa null gönderin.',
  refused: {
    unknown: 'Bu kupon kodunu bulamadık. Yazımını kontrol edin.',
    not_yet: 'Bu kupon henüz geçerli değil.',
    expired: 'Bu kuponun süresi doldu.',
    used_up: 'Bu kuponun kullanım hakkı tükendi.',
    already_used: 'Bu kuponu daha önce kullandınız.',
    reserved:
      'Bu e-posta adresiyle ödemesi beklenen bir sipariş var; bu kupon o sipariş iptal edilmeden yeniden kullanılamaz. Sipariş sizin değilse bu adresle giriş yapıp kuponu kullanabilirsiniz.',
    other_group: 'Bu kupon sizin fiyat listenizde geçerli değil.',
    not_first_order: 'Bu kupon yalnızca ilk siparişte kullanılabilir.',
    no_matching: 'Sepetinizde bu kuponun geçerli olduğu bir ürün yok.',
    no_effect: 'Bu kupon sepetinizin tutarını değiştirmiyor; başka bir siparişte kullanabilirsiniz.',
  },
  needed: 'Bu türde bu alan zorunlu.',
  payBelowBuy: 'Ödenen adet, alınandan az olmalı.',
  endsBeforeStart: 'Bitiş, başlangıçtan sonra olmalı.',
  limitBelowUsed: (used: number) => `Kupon ${formatNumber(used)} kez kullanıldı; sınır bundan az olamaz.`,
  twoDecimals: 'Yüzde, en çok iki ondalık basamaklı olmalı.',
  minimum: (least: string, missing: string) =>
    `Bu kupon ${least} ve üzeri alışverişte geçerli. ${missing} daha ekleyin.`,
}
