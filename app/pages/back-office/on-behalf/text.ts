import type { OrderBar } from '~/features/customers/customers'

/** Sentences of an order that staff place for a customer. */
export const text = {
  title: (name: string) => `${name} adına sipariş`,
  back: 'Müşteriye dön',
  lead: 'Fiyatlar, paketler ve limit müşterinindir. Müşterinin kendi sepeti değişmez; sipariş e-postası müşteriye gider.',
  goods: 'Ürünler',
  rows: 'Kod ve miktar',
  rowsHint:
    'Her satıra bir kod ve miktar: KRD-22-SYH 3. Paketle satılan üründe miktar paket sayısıdır. Excel’den yapıştırılabilir.',
  delivery: 'Teslimat ve ödeme',
  address: 'Adres',
  carrier: 'Kargo firması',
  payment: 'Ödeme',
  payments: { 2: 'Havale/EFT', 3: 'Cari hesap', 4: 'Kapıda ödeme' } as Record<number, string>,
  note: 'Sipariş notu',
  agreed: 'Müşteri siparişi ve sözleşmeleri onayladı; metinler e-postayla gönderilir.',
  quote: 'Hesapla',
  place: 'Siparişi ver',
  result: 'Hesap',
  code: 'Ürün',
  pieces: 'Adet',
  unit: 'Birim',
  sum: 'Tutar',
  discount: 'İndirim',
  shipping: 'Kargo',
  fee: 'Ödeme ücreti',
  total: 'Toplam (KDV dahil)',
  available: 'Kullanılabilir limit',
  missing: 'Limitin yetmeyen kısmı',
  noBuyer:
    'Bu müşterinin giriş yapabilen, e-postası doğrulanmış bir kullanıcısı yok. Önce müşteri hesabını açmalı.',
  noAddress: 'Müşterinin kayıtlı adresi yok. Müşteri hesabından bir adres eklemelidir.',
  wrong: {
    empty: 'En az bir satır yazın.',
    tooMany: 'Bir siparişte en çok 500 satır olur.',
    rows: 'Bazı satırlar sipariş edilemiyor; yanlarında nedeni yazar.',
    address: 'Adres artık yok. Yeniden seçin.',
    agreed: 'Müşterinin onayını işaretleyin.',
    key: 'Sayfayı yenileyip yeniden deneyin.',
    credit: (missing: string, available: string) =>
      `Bayinin açık hesap limiti bu siparişe ${missing} yetmiyor; kullanılabilir limiti ${available}. Tahsilatı işleyin, limiti artırın ya da başka bir ödeme yöntemi seçin.`,
    approval: (limit: string) =>
      `Toplam, müşterinin kullanıcısının onaysız sipariş sınırı olan ${limit} tutarını aşıyor. Sınırı müşterinin sayfasında değiştirin ya da siparişi firmanın yetkilisi versin.`,
    bars: {
      viewer:
        'Müşterinin kullanıcısı yalnız izleyici; sipariş veremez. Rolünü müşterinin sayfasında değiştirin.',
      no_prices: 'Müşteri fiyat görmüyor; adına sipariş verilemez.',
      suspended: 'Müşterinin üyeliği durdurulmuş; adına yeni sipariş verilemez.',
    } satisfies Record<OrderBar, string>,
    changed: 'Fiyatlar az önce değişti. Yeniden hesaplayın.',
  },
} as const
