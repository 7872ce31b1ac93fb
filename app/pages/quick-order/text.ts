import { formatNumber as n } from '~/kernel/turkish'

/** Sentences for filling quick order from lists and orders. */
export const templateText = {
  title: 'Şablondan doldur',
  lists: 'Sipariş listelerim',
  orders: 'Son siparişler',
  lines: (count: number) => `${n(count)} ürün`,
  noLists: 'Henüz listeniz yok.',
  noOrders: 'Henüz siparişiniz yok.',
  manage: 'Listeleri düzenle',
  filled: (rows: number) => `${n(rows)} satır dolduruldu. Miktarları kontrol edip sepete ekleyin.`,
}
