/** Sentences of the search over all of the back office. */
export const text = {
  title: 'Ara',
  label: 'Sipariş, müşteri, ürün ya da sayfa ara',
  short: 'Ara',
  keys: 'Ctrl K',
  orders: 'Siparişler',
  customers: 'Müşteriler',
  products: 'Ürünler',
  pages: 'Sayfalar ve işlemler',
  settings: (title: string) => `Ayarlar: ${title}`,
  none: (words: string) =>
    `“${words}” için kayıt bulunamadı. Kodun bir bölümünü, adı ya da telefonu deneyin.`,
  empty: 'Kod, ad, telefon, e-posta, VKN, takip numarası ya da ürün kodu yazın.',
  results: 'Bulunanlar',
} as const
