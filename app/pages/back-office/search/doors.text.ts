/**
 * Pages and beginnings that the search finds beside the menu: the address, the title, and other words for it. `verb`: the action that
 * the page is opened for.
 */
export type Door = { path: string; title: string; words?: string; to?: string; verb?: string }

export const doors: readonly Door[] = [
  { path: 'yonetim/urunler/yeni', title: 'Yeni ürün', words: 'ürün ekle', verb: 'ekle' },
  { path: 'yonetim/urunler/toplu', title: 'Ürünleri toplu değiştir', words: 'toplu düzenle' },
  {
    path: 'yonetim/kampanyalar/:id',
    to: 'yeni',
    title: 'Yeni kampanya',
    words: 'kampanya ekle indirim',
    verb: 'kaydet',
  },
  {
    path: 'yonetim/kuponlar/:id',
    to: 'yeni',
    title: 'Yeni kupon',
    words: 'kupon ekle indirim kodu',
    verb: 'kaydet',
  },
  {
    path: 'yonetim/icerik/:id',
    to: 'yeni',
    title: 'Yeni sayfa',
    words: 'sayfa ekle içerik yazı',
    verb: 'ekle',
  },
  { path: 'yonetim/icerik/sorular', title: 'Sık sorulan sorular', words: 'sss soru ekle' },
  { path: 'yonetim/vitrinler/:id', to: 'yeni', title: 'Yeni vitrin', words: 'vitrin ekle', verb: 'kaydet' },
  { path: 'yonetim/galeriler/:id', to: 'yeni', title: 'Yeni galeri', words: 'galeri ekle', verb: 'kaydet' },
  { path: 'yonetim/bultenler/:id', to: 'yeni', title: 'Yeni bülten', words: 'e-bülten ekle', verb: 'ekle' },
  {
    path: 'yonetim/sms-kampanyalari/:id',
    to: 'yeni',
    title: 'Yeni SMS kampanyası',
    words: 'sms gönder',
    verb: 'kaydet',
  },
  {
    path: 'yonetim/bildirimler/:id',
    to: 'yeni',
    title: 'Yeni bildirim',
    words: 'bildirim gönder push',
    verb: 'kaydet',
  },
  {
    path: 'yonetim/personel/roller/:key',
    to: 'yeni',
    title: 'Yeni rol',
    words: 'rol ekle yetki',
    verb: 'kaydet',
  },
  { path: 'yonetim/destek/iletiler', title: 'İletişim iletileri', words: 'iletişim formu mesaj' },
  { path: 'yonetim/ayarlar/kargo', title: 'Kargo firmaları', words: 'kargo teslimat ücret taşıyıcı ayar' },
  {
    path: 'yonetim/ayarlar/odeme',
    title: 'Ödeme yöntemleri ve banka hesapları',
    words: 'banka hesabı iban havale kapıda kart sanal pos ayar',
  },
  { path: 'yonetim/raporlar', to: '?rapor=kdv', title: 'KDV raporu', words: 'vergi matrah' },
  { path: 'yonetim/raporlar', to: '?rapor=vade', title: 'Vade yaşlandırma raporu', words: 'alacak borç' },
  { path: 'yonetim/raporlar', to: '?rapor=stok', title: 'Stok değeri raporu', words: 'envanter' },
  { path: 'yonetim/raporlar', to: '?rapor=urun', title: 'Satılan ürünler raporu', words: 'en çok satan' },
  { path: 'yonetim/raporlar', to: '?rapor=alici', title: 'Alıcılar raporu', words: 'en çok alan bayi' },
  { path: 'yonetim/raporlar', to: '?rapor=grup', title: 'Müşteri grupları raporu', words: 'satış' },
  { path: 'yonetim/raporlar', to: '?rapor=kategori', title: 'Kategoriler raporu', words: 'satış' },
]
