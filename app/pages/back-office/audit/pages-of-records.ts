import type { Permission } from '~/features/identity/identity'
import { mayOpen } from '../admission'
import { pageOfPattern } from '../pages'

/** The page of each kind of record. `:code` is the record's name, everything else its id. */
const patterns: Readonly<Record<string, string>> = {
  orders: 'yonetim/siparisler/:code',
  products: 'yonetim/urunler/:id',
  business_partners: 'yonetim/musteriler/:id',
  staff_roles: 'yonetim/personel/roller/:key',
  price_lists: 'yonetim/fiyatlar/:id',
  price_batches: 'yonetim/fiyatlar/degisiklik/:id',
  product_batches: 'yonetim/urunler/toplu/:id',
  product_uploads: 'yonetim/urunler/aktarim/:id',
  stock_counts: 'yonetim/sayim/:id',
  campaigns: 'yonetim/kampanyalar/:id',
  coupons: 'yonetim/kuponlar/:id',
  categories: 'yonetim/kategoriler/:id',
  features: 'yonetim/ozellikler/:id',
  showcases: 'yonetim/vitrinler/:id',
  contents: 'yonetim/icerik/:id',
  galleries: 'yonetim/galeriler/:id',
  newsletters: 'yonetim/bultenler/:id',
  sms_campaigns: 'yonetim/sms-kampanyalari/:id',
  push_campaigns: 'yonetim/bildirimler/:id',
  mail_texts: 'yonetim/e-posta-metinleri/:key',
  settings: 'yonetim/ayarlar/:grup',
  tickets: 'yonetim/destek/:id',
}

/** The page of a record that these permissions open; null for a kind without pages. */
export function pageOfRecord(
  { kind, id, name }: { kind: string; id: string; name: string },
  permissions: readonly Permission[],
): string | null {
  const pattern = patterns[kind]
  const page = pattern && pageOfPattern(pattern)
  if (!page || !mayOpen(page, permissions)) return null
  return `/${pattern.replace(/:\w+/, encodeURIComponent(pattern.includes(':code') ? name : id))}`
}
