// Longer than 250 lines: one table names every page of the back office with its permissions, which are read and compared together.
import type { Permission } from '~/features/identity/identity'
import type { IconName } from '~/ui/icons/icon-names'

/** A page below /yonetim. app/routes.ts, app/page-policies.ts, the guard and the menu read this table. */
export type BackOfficePage = {
  /** Module below app/pages/back-office; the folder is the page's id. */
  module: string
  path: string
  /** The permission that opens the page, or `all` of the staff. */
  opens: Permission | 'all'
  /** The permission of each action, by the value of the form's field `islem`. */
  actions?: Readonly<Record<string, Permission>>
  /**
   * Opens the page to staff who see their own dealers only: `code` and `id` of the address name an order or a customer of theirs, or
   * the page limits itself by `ownDealers`. Without it a page about customers wants `customers.all`.
   */
  own?: 'order' | 'customer' | 'itself'
  /** Bodies with files may be large. */
  uploads?: true
  /** Most fields of a form. */
  fields?: number
  /** `also`: starts of addresses of other pages that mark this item of the menu, besides those below the page's own. */
  menu?: { subject: MenuSubject; title: string; icon: IconName; also?: readonly string[] }
}

export const menuSubjects = ['Satış', 'Ürünler', 'Müşteriler', 'İçerik', 'Mağaza'] as const
type MenuSubject = (typeof menuSubjects)[number] | 'Bugün'

/** Every page of the back office, in the order of the menu. */
export const backOfficePages: readonly BackOfficePage[] = [
  {
    module: 'today/route.tsx',
    path: 'yonetim',
    opens: 'all',
    menu: { subject: 'Bugün', title: 'Bugün', icon: 'home' },
  },
  { module: 'presence/route.ts', path: 'yonetim/burada', opens: 'all' },
  { module: 'live/route.ts', path: 'yonetim/canli', opens: 'orders.view', own: 'itself' },
  {
    module: 'orders/route.tsx',
    path: 'yonetim/siparisler',
    opens: 'orders.view',
    own: 'itself',
    actions: {
      hazirla: 'orders.process',
      'gorunum-kaydet': 'orders.view',
      'gorunum-sil': 'orders.view',
    },
    fields: 210,
    menu: { subject: 'Satış', title: 'Siparişler', icon: 'bag' },
  },
  {
    module: 'order-edit/route.tsx',
    path: 'yonetim/siparisler/:code/duzenle',
    opens: 'orders.edit',
    own: 'order',
    actions: { hesapla: 'orders.edit', kaydet: 'orders.edit' },
    fields: 1_010,
  },
  {
    module: 'orders/order.route.tsx',
    path: 'yonetim/siparisler/:code',
    opens: 'orders.view',
    own: 'order',
    actions: {
      onayla: 'payments.confirm',
      'ek-odeme': 'payments.confirm',
      hazirla: 'orders.process',
      kargola: 'orders.process',
      teslim: 'orders.process',
      ulasmadi: 'orders.process',
      iptal: 'orders.cancel',
      'geri-ode': 'refunds.give',
      odendi: 'refunds.give',
      'bildirim-onayla': 'payments.confirm',
      'bildirim-reddet': 'payments.confirm',
      'iade-kabul': 'returns.decide',
      'iade-ret': 'returns.decide',
      'iade-geldi': 'returns.decide',
      not: 'orders.process',
      adres: 'orders.edit',
      fatura: 'invoices.write',
    },
    uploads: true,
    fields: 120,
  },
  {
    module: 'transfers/route.tsx',
    path: 'yonetim/havale',
    opens: 'payments.confirm',
    actions: {
      yukle: 'payments.confirm',
      onayla: 'payments.confirm',
      secilenler: 'payments.confirm',
      cari: 'ledger.write',
      ayir: 'payments.confirm',
      'geri-al': 'payments.confirm',
    },
    uploads: true,
    fields: 110,
    menu: { subject: 'Satış', title: 'Havale masası', icon: 'bank' },
  },
  {
    module: 'promotions/route.tsx',
    path: 'yonetim/kampanyalar',
    opens: 'promotions.write',
    menu: { subject: 'Satış', title: 'Kampanyalar', icon: 'sparkles', also: ['yonetim/kuponlar'] },
  },
  {
    module: 'promotions/campaign.route.tsx',
    path: 'yonetim/kampanyalar/:id',
    opens: 'promotions.write',
    actions: { kaydet: 'promotions.write', onizle: 'promotions.write', sil: 'promotions.write' },
  },
  {
    module: 'promotions/coupon.route.tsx',
    path: 'yonetim/kuponlar/:id',
    opens: 'promotions.write',
    actions: { kaydet: 'promotions.write', onizle: 'promotions.write', sil: 'promotions.write' },
  },
  {
    module: 'orders/slips.route.tsx',
    path: 'yonetim/siparisler/fisler',
    opens: 'orders.view',
    own: 'itself',
  },
  {
    module: 'orders/labels.route.ts',
    path: 'yonetim/siparisler/etiketler',
    opens: 'orders.view',
    own: 'itself',
  },
  {
    module: 'orders/paper.route.ts',
    path: 'yonetim/siparisler/:code/belge/:paper',
    opens: 'orders.view',
    own: 'order',
  },
  {
    module: 'products/route.tsx',
    path: 'yonetim/urunler',
    opens: 'products.view',
    actions: { 'gorunum-kaydet': 'products.view', 'gorunum-sil': 'products.view' },
    menu: { subject: 'Ürünler', title: 'Ürünler', icon: 'tag' },
  },
  {
    module: 'product-batches/route.tsx',
    path: 'yonetim/urunler/toplu',
    opens: 'products.write',
    actions: { dene: 'products.write', uygula: 'products.write' },
  },
  {
    module: 'product-batches/batch.route.tsx',
    path: 'yonetim/urunler/toplu/:id',
    opens: 'products.write',
    actions: { durdur: 'products.write', 'geri-al': 'products.write' },
  },
  {
    module: 'products/new.route.tsx',
    path: 'yonetim/urunler/yeni',
    opens: 'products.write',
    actions: { ekle: 'products.write' },
  },
  {
    module: 'products/product.route.tsx',
    path: 'yonetim/urunler/:id',
    opens: 'products.view',
    actions: {
      kaydet: 'products.write',
      cesitler: 'products.write',
      fiyatlar: 'prices.write',
      paketler: 'prices.write',
      kademeler: 'prices.write',
      ozellikler: 'products.write',
      ilgili: 'products.write',
      stok: 'stock.write',
    },
    fields: 5_000,
  },
  {
    module: 'stock-counts/route.tsx',
    path: 'yonetim/sayim',
    opens: 'stock.write',
    actions: { basla: 'stock.write' },
    menu: { subject: 'Ürünler', title: 'Stok sayımı', icon: 'check' },
  },
  {
    module: 'stock-counts/count.route.tsx',
    path: 'yonetim/sayim/:id',
    opens: 'stock.write',
    actions: {
      say: 'stock.write',
      duzelt: 'stock.write',
      cikar: 'stock.write',
      uygula: 'stock.write',
      vazgec: 'stock.write',
    },
  },
  {
    module: 'stock-counts/scan.route.ts',
    path: 'yonetim/sayim/:id/okut',
    opens: 'stock.write',
    actions: { say: 'stock.write' },
  },
  {
    module: 'categories/route.tsx',
    path: 'yonetim/kategoriler',
    opens: 'products.view',
    menu: { subject: 'Ürünler', title: 'Kategoriler', icon: 'grid' },
  },
  {
    module: 'categories/category.route.tsx',
    path: 'yonetim/kategoriler/:id',
    opens: 'products.view',
    actions: { kaydet: 'products.write', sil: 'products.write' },
  },
  {
    module: 'features/route.tsx',
    path: 'yonetim/ozellikler',
    opens: 'products.write',
    actions: { ekle: 'products.write', kaydet: 'products.write', sil: 'products.write' },
    menu: { subject: 'Ürünler', title: 'Özellikler', icon: 'ruler' },
  },
  {
    module: 'features/feature.route.tsx',
    path: 'yonetim/ozellikler/:id',
    opens: 'products.write',
    actions: { ekle: 'products.write', kaydet: 'products.write', sil: 'products.write' },
  },
  {
    module: 'brands/route.tsx',
    path: 'yonetim/markalar',
    opens: 'products.write',
    actions: { ekle: 'products.write', kaydet: 'products.write', sil: 'products.write' },
    menu: { subject: 'Ürünler', title: 'Markalar', icon: 'tag' },
  },
  {
    module: 'synonyms/route.tsx',
    path: 'yonetim/arama-sozcukleri',
    opens: 'search.write',
    actions: { ekle: 'search.write', kaydet: 'search.write', sil: 'search.write' },
    menu: { subject: 'Ürünler', title: 'Arama sözcükleri', icon: 'search' },
  },
  {
    module: 'products/pictures.route.tsx',
    path: 'yonetim/urunler/:id/resimler',
    opens: 'products.view',
    actions: { yukle: 'products.write', kaydet: 'products.write' },
    uploads: true,
    fields: 300,
  },
  {
    module: 'products/labels.route.tsx',
    path: 'yonetim/urunler/:id/etiketler',
    opens: 'products.view',
  },
  {
    module: 'products/label-file.route.ts',
    path: 'yonetim/urunler/:id/etiketler/dosya',
    opens: 'products.view',
  },
  {
    module: 'prices/route.tsx',
    path: 'yonetim/fiyatlar',
    opens: 'prices.write',
    actions: { ekle: 'prices.write' },
    menu: { subject: 'Ürünler', title: 'Fiyat listeleri', icon: 'cash' },
  },
  { module: 'prices/file.route.ts', path: 'yonetim/fiyatlar/dosya', opens: 'prices.write' },
  {
    module: 'prices/list.route.tsx',
    path: 'yonetim/fiyatlar/:id',
    opens: 'prices.write',
    actions: {
      dene: 'prices.write',
      uygula: 'prices.write',
      kaydet: 'prices.write',
      sil: 'prices.write',
    },
  },
  {
    module: 'prices/batch.route.tsx',
    path: 'yonetim/fiyatlar/degisiklik/:id',
    opens: 'prices.write',
    actions: { durdur: 'prices.write', 'geri-al': 'prices.write' },
  },
  {
    module: 'imports/route.tsx',
    path: 'yonetim/urunler/aktarim',
    opens: 'products.write',
    actions: { yukle: 'products.write' },
    uploads: true,
    menu: { subject: 'Ürünler', title: 'Ürün aktarımı', icon: 'download' },
  },
  {
    module: 'imports/upload.route.tsx',
    path: 'yonetim/urunler/aktarim/:id',
    opens: 'products.write',
    actions: { dene: 'products.write', aktar: 'prices.write', durdur: 'products.write' },
    fields: 250,
  },
  {
    module: 'imports/faults.route.ts',
    path: 'yonetim/urunler/aktarim/:id/hatali',
    opens: 'products.write',
  },
  {
    module: 'applications/route.tsx',
    path: 'yonetim/basvurular',
    opens: 'applications.decide',
    menu: { subject: 'Müşteriler', title: 'Başvurular', icon: 'document' },
  },
  {
    module: 'applications/application.route.tsx',
    path: 'yonetim/basvurular/:id',
    opens: 'applications.decide',
    actions: {
      onayla: 'applications.decide',
      reddet: 'applications.decide',
      'belge-iste': 'applications.decide',
      durdur: 'applications.decide',
    },
  },
  {
    module: 'customers/route.tsx',
    path: 'yonetim/musteriler',
    opens: 'customers.view',
    own: 'itself',
    actions: { 'gorunum-kaydet': 'customers.view', 'gorunum-sil': 'customers.view' },
    menu: { subject: 'Müşteriler', title: 'Müşteriler', icon: 'user' },
  },
  {
    module: 'customers/customer.route.tsx',
    path: 'yonetim/musteriler/:id',
    opens: 'customers.view',
    own: 'customer',
    actions: {
      kaydet: 'customers.write',
      sartlar: 'applications.decide',
      'kisi-ekle': 'customers.write',
      'kisi-kaydet': 'customers.write',
      'kisi-cikar': 'customers.write',
      'uye-ekle': 'customers.write',
    },
  },
  {
    module: 'customers/new.route.tsx',
    path: 'yonetim/musteriler/yeni',
    opens: 'customers.write',
    own: 'itself',
    actions: { ekle: 'customers.write' },
  },
  {
    module: 'customers/prices.route.tsx',
    path: 'yonetim/musteriler/:id/fiyatlar',
    opens: 'customers.view',
    own: 'customer',
  },
  {
    module: 'on-behalf/route.tsx',
    path: 'yonetim/musteriler/:id/siparis',
    opens: 'orders.create',
    own: 'customer',
    actions: { hesapla: 'orders.create', ver: 'orders.create' },
  },
  {
    module: 'customers/ledger.route.tsx',
    path: 'yonetim/musteriler/:id/cari',
    opens: 'ledger.view',
    own: 'customer',
    actions: { tahsilat: 'ledger.write', 'fiyat-farki': 'ledger.write', devir: 'ledger.write' },
  },
  {
    module: 'customers/statement.route.ts',
    path: 'yonetim/musteriler/:id/ekstre',
    opens: 'ledger.view',
    own: 'customer',
  },
  {
    module: 'privacy/route.tsx',
    path: 'yonetim/kvkk',
    opens: 'customers.write',
    actions: { unut: 'customers.write', 'unut-yazili': 'customers.write', veri: 'customers.export' },
    menu: { subject: 'Müşteriler', title: 'KVKK talepleri', icon: 'lock' },
  },
  { module: 'privacy/export.route.ts', path: 'yonetim/kvkk/:id/veri', opens: 'customers.export' },
  {
    module: 'support/route.tsx',
    path: 'yonetim/destek',
    opens: 'support.answer',
    menu: { subject: 'Müşteriler', title: 'Destek', icon: 'chat' },
  },
  {
    module: 'support/messages.route.tsx',
    path: 'yonetim/destek/iletiler',
    opens: 'support.answer',
    actions: { kapat: 'support.answer', ac: 'support.answer', sil: 'support.answer' },
  },
  {
    module: 'support/ticket.route.tsx',
    path: 'yonetim/destek/:id',
    opens: 'support.answer',
    actions: { yaz: 'support.answer', kapat: 'support.answer' },
  },
  {
    module: 'content/route.tsx',
    path: 'yonetim/icerik',
    opens: 'content.write',
    menu: { subject: 'İçerik', title: 'Sayfalar', icon: 'document' },
  },
  {
    module: 'content/content.route.tsx',
    path: 'yonetim/icerik/:id',
    opens: 'content.write',
    actions: {
      taslak: 'content.write',
      ekle: 'content.write',
      yayinla: 'content.write',
      planla: 'content.write',
      'geri-cek': 'content.write',
      sil: 'content.write',
    },
    uploads: true,
    fields: 600,
  },
  {
    module: 'content/versions.route.tsx',
    path: 'yonetim/icerik/:id/surumler',
    opens: 'content.write',
    actions: { 'geri-al': 'content.write' },
  },
  {
    module: 'content/faqs.route.tsx',
    path: 'yonetim/icerik/sorular',
    opens: 'content.write',
    actions: { ekle: 'content.write', kaydet: 'content.write', sil: 'content.write' },
  },
  {
    module: 'banners/route.tsx',
    path: 'yonetim/afisler',
    opens: 'content.write',
    actions: {
      ekle: 'content.write',
      kaydet: 'content.write',
      sil: 'content.write',
      'grup-ekle': 'content.write',
      'grup-sil': 'content.write',
    },
    uploads: true,
    menu: { subject: 'İçerik', title: 'Afişler', icon: 'eye' },
  },
  {
    module: 'galleries/route.tsx',
    path: 'yonetim/galeriler',
    opens: 'content.write',
    menu: { subject: 'İçerik', title: 'Galeriler', icon: 'zoom-in' },
  },
  {
    module: 'galleries/gallery.route.tsx',
    path: 'yonetim/galeriler/:id',
    opens: 'content.write',
    actions: { kaydet: 'content.write', sil: 'content.write' },
    uploads: true,
    fields: 420,
  },
  {
    module: 'showcases/route.tsx',
    path: 'yonetim/vitrinler',
    opens: 'content.write',
    menu: { subject: 'İçerik', title: 'Vitrinler', icon: 'store' },
  },
  {
    module: 'showcases/showcase.route.tsx',
    path: 'yonetim/vitrinler/:id',
    opens: 'content.write',
    actions: { kaydet: 'content.write', sil: 'content.write' },
    fields: 260,
  },
  {
    module: 'content/menus.route.tsx',
    path: 'yonetim/menuler',
    opens: 'content.write',
    actions: {
      ekle: 'content.write',
      kaydet: 'content.write',
      sil: 'content.write',
      yukari: 'content.write',
      asagi: 'content.write',
      sirala: 'content.write',
    },
    menu: { subject: 'İçerik', title: 'Menüler', icon: 'rows' },
  },
  {
    module: 'content/redirects.route.tsx',
    path: 'yonetim/yonlendirmeler',
    opens: 'content.write',
    actions: { ekle: 'content.write', kaydet: 'content.write', sil: 'content.write' },
    menu: { subject: 'İçerik', title: 'Yönlendirmeler', icon: 'share' },
  },
  {
    module: 'newsletters/route.tsx',
    path: 'yonetim/bultenler',
    opens: 'messages.send',
    menu: { subject: 'İçerik', title: 'E-bültenler', icon: 'mail' },
  },
  {
    module: 'newsletters/newsletter.route.tsx',
    path: 'yonetim/bultenler/:id',
    opens: 'messages.send',
    actions: {
      kaydet: 'messages.send',
      ekle: 'messages.send',
      planla: 'messages.send',
      gonder: 'messages.send',
      'geri-cek': 'messages.send',
      dene: 'messages.send',
      sil: 'messages.send',
    },
    uploads: true,
    fields: 600,
  },
  {
    module: 'newsletters/preview.route.tsx',
    path: 'yonetim/bultenler/:id/onizleme',
    opens: 'messages.send',
  },
  {
    module: 'sms-campaigns/route.tsx',
    path: 'yonetim/sms-kampanyalari',
    opens: 'messages.send',
    menu: { subject: 'İçerik', title: 'SMS kampanyaları', icon: 'phone' },
  },
  {
    module: 'sms-campaigns/campaign.route.tsx',
    path: 'yonetim/sms-kampanyalari/:id',
    opens: 'messages.send',
    actions: {
      kaydet: 'messages.send',
      planla: 'messages.send',
      gonder: 'messages.send',
      'geri-cek': 'messages.send',
      dene: 'messages.send',
      sil: 'messages.send',
    },
  },
  {
    module: 'push-campaigns/route.tsx',
    path: 'yonetim/bildirimler',
    opens: 'messages.send',
    menu: { subject: 'İçerik', title: 'Bildirimler', icon: 'phone' },
  },
  {
    module: 'push-campaigns/campaign.route.tsx',
    path: 'yonetim/bildirimler/:id',
    opens: 'messages.send',
    actions: {
      kaydet: 'messages.send',
      planla: 'messages.send',
      gonder: 'messages.send',
      'geri-cek': 'messages.send',
      dene: 'messages.send',
      sil: 'messages.send',
    },
  },
  {
    module: 'mail-texts/route.tsx',
    path: 'yonetim/e-posta-metinleri',
    opens: 'content.write',
    menu: { subject: 'İçerik', title: 'E-posta metinleri', icon: 'mail' },
  },
  {
    module: 'mail-texts/text.route.tsx',
    path: 'yonetim/e-posta-metinleri/:key',
    opens: 'content.write',
    actions: {
      kaydet: 'content.write',
      onizle: 'content.write',
      dene: 'content.write',
      'hazira-don': 'content.write',
    },
  },
  {
    module: 'consents/route.tsx',
    path: 'yonetim/izinler',
    opens: 'consents.manage',
    actions: { 'geri-al': 'consents.manage' },
    menu: { subject: 'Müşteriler', title: 'İleti izinleri', icon: 'phone' },
  },
  {
    module: 'setup/route.tsx',
    path: 'yonetim/kurulum',
    opens: 'settings.write',
    menu: { subject: 'Mağaza', title: 'Kurulum rehberi', icon: 'check' },
  },
  {
    module: 'settings/route.tsx',
    path: 'yonetim/ayarlar',
    opens: 'settings.write',
    menu: { subject: 'Mağaza', title: 'Ayarlar', icon: 'filters' },
  },
  {
    module: 'settings/carriers.route.tsx',
    path: 'yonetim/ayarlar/kargo',
    opens: 'settings.write',
    actions: { ekle: 'settings.write', kaydet: 'settings.write', kaldir: 'settings.write' },
  },
  {
    module: 'settings/payments.route.tsx',
    path: 'yonetim/ayarlar/odeme',
    opens: 'settings.write',
    actions: {
      yontem: 'settings.write',
      ekle: 'settings.write',
      kaydet: 'settings.write',
      sil: 'settings.write',
    },
  },
  {
    module: 'settings/card.route.tsx',
    path: 'yonetim/ayarlar/kart',
    opens: 'settings.write',
    actions: {
      kaydet: 'settings.write',
      dene: 'settings.write',
      sec: 'settings.write',
      birak: 'settings.write',
      sil: 'settings.write',
    },
  },
  {
    module: 'settings/page.route.tsx',
    path: 'yonetim/ayarlar/:grup',
    opens: 'settings.write',
    actions: { kaydet: 'settings.write' },
    uploads: true,
  },
  {
    module: 'staff/route.tsx',
    path: 'yonetim/personel',
    opens: 'staff.write',
    actions: { ekle: 'staff.write', rol: 'staff.write', cikar: 'staff.write' },
    menu: { subject: 'Mağaza', title: 'Personel', icon: 'shield' },
  },
  {
    module: 'staff/role.route.tsx',
    path: 'yonetim/personel/roller/:key',
    opens: 'staff.write',
    actions: { kaydet: 'staff.write', sil: 'staff.write' },
  },
  {
    module: 'audit/route.tsx',
    path: 'yonetim/kayit',
    opens: 'audit.view',
    own: 'itself',
    actions: { 'gorunum-kaydet': 'audit.view', 'gorunum-sil': 'audit.view' },
    menu: { subject: 'Mağaza', title: 'Kayıt', icon: 'clock' },
  },
  {
    module: 'reports/route.tsx',
    path: 'yonetim/raporlar',
    opens: 'reports.view',
    menu: { subject: 'Mağaza', title: 'Raporlar', icon: 'document' },
  },
  { module: 'reports/file.route.ts', path: 'yonetim/raporlar/dosya', opens: 'reports.view' },
  { module: 'search/route.tsx', path: 'yonetim/ara', opens: 'all' },
  { module: 'forbidden/route.tsx', path: 'yonetim/yetki', opens: 'all' },
  { module: 'missing/route.tsx', path: 'yonetim/*', opens: 'all' },
]

/** The page of a route's pattern, as the router has it; undefined outside the back office. */
export function pageOfPattern(pattern: string): BackOfficePage | undefined {
  const wanted = pattern.replace(/^\//, '')
  return backOfficePages.find(({ path }) => path === wanted)
}

/** Id of a page's route: its folder, with the module's name where the folder has several. */
export const routeIdOf = ({ module }: Pick<BackOfficePage, 'module'>): string =>
  `pages/back-office/${module.replace(/(\/|\.)route\.tsx?$/, '')}`
