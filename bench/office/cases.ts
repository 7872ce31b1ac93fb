import { type Words, words } from '../report/words'

/** Limits of server time in ms, p95: lists and pages, the search, and the palette's answers while typing. */
export const limits = { list: 200, search: 150, palette: 100 } as const

export type OfficeCase = { name: Words; limit: keyof typeof limits; paths: string[] }

const orders = '/yonetim/siparisler'
const products = '/yonetim/urunler'
const customers = '/yonetim/musteriler'
const audit = '/yonetim/kayit'
const orderSorts = ['alici', 'alici-', 'durum', 'durum-', 'odeme-durumu', 'odeme-durumu-']
const orderColumns =
  'tarih,alici,telefon,eposta,sehir,durum,odeme,odeme-durumu,ek-odeme,kargo,takip,teslim,fatura,liste,not,adet,tutar'
const customerColumns =
  'yetkili,tur,durum,vergi-dairesi,liste,iskonto,vade,limit,bakiye,temsilci,son-siparis,kayit'
const found = (q: string) => `q=${encodeURIComponent(q)}`

/** The pages of the back office with filters, orders and deep pages. `known`: records that exist. */
export function officeCases(known: { code: string; phone: string; productId: number; partnerId: number }) {
  const list = (tr: string, en: string, ...paths: string[]): OfficeCase => ({
    name: words(tr, en),
    limit: 'list',
    paths,
  })
  const some = known.code.slice(2, 7)
  const phone = `0${known.phone.slice(3, 6)} ${known.phone.slice(6, 9)} ${known.phone.slice(9)}`
  return [
    list('Bugün', 'Today', '/yonetim'),
    list('Siparişler', 'Orders', orders),
    list(
      'Siparişler, görünümler',
      'Orders, views',
      ...['odeme', 'hazirlanacak', 'kargo', 'iade'].map((view) => `${orders}?gorunum=${view}`),
    ),
    list('Siparişler, kodun bir parçası', 'Orders, part of a code', `${orders}?${found(some)}`),
    list(
      'Siparişler, ad',
      'Orders, name',
      `${orders}?${found('zulkuf isildak')}`,
      `${orders}?${found('ŞAHİN')}`,
    ),
    list('Siparişler, telefon', 'Orders, telephone', `${orders}?${found(phone)}`),
    list(
      'Siparişler, ödeme ve günler',
      'Orders, payment and days',
      `${orders}?odeme=4&ilk=2026-01-01&son=2026-06-30`,
    ),
    list('Siparişler, tutara göre', 'Orders, by total', `${orders}?sira=tutar-`, `${orders}?sira=tutar`),
    list(
      'Siparişler, alıcıya, duruma, ödemeye göre',
      'Orders, by buyer, status, payment',
      ...orderSorts.map((sort) => `${orders}?sira=${sort}`),
    ),
    list(
      'Siparişler, 1.000. sayfa',
      'Orders, page 1,000',
      ...['', 'sira=tutar-&', ...orderSorts.map((sort) => `sira=${sort}&`)].map(
        (sort) => `${orders}?${sort}sayfa=1000`,
      ),
    ),
    list(
      'Siparişler, süzülmüş ve sıralı',
      'Orders, filtered and sorted',
      `${orders}?gorunum=hazirlanacak&sira=alici`,
      `${orders}?gorunum=biten&sira=alici&sayfa=1000`,
      `${orders}?odeme=4&sira=tutar-&sayfa=1000`,
      `${orders}?odeme=4&sira=durum&sayfa=1000`,
      `${orders}?${found('zulkuf isildak')}&sira=alici-`,
    ),
    list(
      'Siparişler, bütün sütunlar',
      'Orders, all columns',
      `${orders}?sutun=${orderColumns}`,
      `${orders}?sutun=${orderColumns}&adet=200`,
    ),
    list('Sipariş', 'Order', `${orders}/${known.code}`),
    list('Ürünler', 'Products', products, `${products}?sira=ad`, `${products}?sira=kod-`),
    list(
      'Ürünler, kelime',
      'Products, words',
      `${products}?${found('kordon')}`,
      `${products}?${found('S0001234')}`,
    ),
    list(
      'Ürünler, eksiği olan',
      'Products, lacking something',
      ...['yayinda_degil', 'stoksuz', 'resimsiz', 'kategorisiz', 'fiyatsiz'].map(
        (view) => `${products}?gorunum=${view}`,
      ),
    ),
    list(
      'Ürünler, 1.000. sayfa',
      'Products, page 1,000',
      `${products}?sayfa=1000`,
      `${products}?sira=ad&sayfa=1000`,
    ),
    list('Ürün', 'Product', `${products}/${known.productId}`),
    list('Müşteriler', 'Customers', customers, `${customers}?gorunum=toptan`),
    list('Müşteriler, kelime', 'Customers, words', `${customers}?${found('Ölçek 123')}`),
    list(
      'Müşteriler, 300. sayfa',
      'Customers, page 300',
      `${customers}?sayfa=300`,
      `${customers}?sira=ad&sayfa=300`,
    ),
    list('Müşteriler, bütün sütunlar', 'Customers, all columns', `${customers}?sutun=${customerColumns}`),
    list('Müşteri', 'Customer', `${customers}/${known.partnerId}`),
    list(
      'Müşterinin gördüğü fiyatlar',
      'Prices as a customer sees them',
      `${customers}/${known.partnerId}/fiyatlar`,
    ),
    list('Kayıt', 'Audit log', audit),
    list(
      'Kayıt, kişi ve kayıt',
      'Audit log, person and record',
      `${audit}?kisi=user+3`,
      `${audit}?tur=orders&no=5`,
    ),
    list(
      'Kayıt, tür ve günler',
      'Audit log, kind and days',
      `${audit}?tur=products&ilk=2026-01-01&son=2026-11-01`,
    ),
    list('Kayıt, derin', 'Audit log, deep', `${audit}?once=50000`),
    list('Havale masası', 'Transfers', '/yonetim/havale'),
    list('Raporlar', 'Reports', '/yonetim/raporlar'),
    {
      name: words('Arama', 'Search'),
      limit: 'search',
      paths: [some, 'işıldak', phone, 'kordon', 'Ölçek 77'].map((q) => `/yonetim/ara?${found(q)}`),
    },
    {
      name: words('Palet, yazarken', 'Palette, while typing'),
      limit: 'palette',
      paths: ['si', 'ayşe', some.slice(0, 3), 'ömer ko'].map((q) => `/yonetim/ara.data?${found(q)}`),
    },
  ] satisfies OfficeCase[]
}
