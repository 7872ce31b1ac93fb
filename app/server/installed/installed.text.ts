/** Texts of the installed shop: its manifest, the offline page, and a notification that cannot be read. */
export const text = {
  shortcuts: [
    { name: 'Sepetim', url: '/sepetim' },
    { name: 'Siparişlerim', url: '/User/orders' },
    { name: 'Favorilerim', url: '/User/favorites' },
    { name: 'Ürün ara', url: '/search-shop' },
  ],
  description: 'Saat kordonu ve aksesuar mağazası',
  unread: { title: 'Vitrin', body: 'Sizin için yeni bir haber var.' },
  offline: {
    title: 'İnternet bağlantınız yok',
    lead: 'Mağazaya ulaşamıyoruz. Bağlantınız gelince bu sayfa kendiliğinden açılır.',
    meanwhile: 'Bu arada',
    ways: [
      'Wi-Fi’ı ya da mobil verinizi kapatıp açın; uçak kipi açıksa kapatın.',
      'Sepetiniz, favorileriniz ve siparişleriniz olduğu gibi duruyor; hiçbir şey kaybolmaz.',
      'Açık duran sekmelerdeki sayfaları okumayı sürdürebilirsiniz.',
    ],
    call: (phone: string) => `Aceleniz varsa bizi arayın: ${phone}`,
    tryAgain: 'Yeniden dene',
    waiting: 'Bağlantınız bekleniyor…',
    back: 'Bağlantınız geldi, sayfa açılıyor…',
  },
}
