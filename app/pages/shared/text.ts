import { formatNumber } from '~/kernel/turkish'

/** Sentences shared by several pages and loaded by every page. Sentences of one page stand beside that page. */
export const text = {
  home: {
    title: 'Vitrin',
    description:
      'Deri, silikon, hasır, naylon ve çelik saat kordonları; tokalar, pimler ve bakım ürünleri. Perakende ve toptan.',
  },
  category: {
    description: (name: string) => `${name}: ölçü, renk ve malzemeye göre seçin. Hızlı kargo, 14 gün iade.`,
    all: 'Tüm ürünler',
    pageOf: (title: string, page: number) => `${title}, sayfa ${formatNumber(page)}`,
  },
  arrivals: {
    title: 'Yeni gelenler',
    lead: 'Son haftalarda rafa çıkan ürünler, geliş haftasına göre.',
    thisWeek: 'Bu hafta',
    lastWeek: 'Geçen hafta',
    weekOf: (day: string) => `${day} haftası`,
    empty: 'Son haftalarda yeni ürün gelmedi',
    emptyWhy: 'Öne çıkan ürünlerimize bakabilirsiniz.',
  },
  favourites: {
    title: 'Favorilerim',
    empty: 'Henüz favoriniz yok',
    emptyWhy: 'Beğendiğiniz ürünlerdeki kalbe dokunun, hepsi burada toplansın.',
    browse: 'Ürünlere göz atın',
  },
  contents: {
    title: 'Bilgi sayfaları',
    lead: 'Alışveriş, teslimat, iade ve kişisel verilerinizle ilgili bilmeniz gerekenler.',
    updated: (day: string) => `Son güncelleme: ${day}`,
    home: 'Bilgi sayfaları',
  },
  faq: {
    title: 'Sıkça sorulan sorular',
    lead: 'Aradığınızı bulamazsanız bize yazın.',
    description: 'Ölçü, sipariş, ödeme, kargo, iade ve toptan satış hakkında sıkça sorulan sorular.',
  },
  quickOrder: {
    title: 'Hızlı sipariş',
    withCodes: 'Kodla hızlı sipariş',
    lead: 'Ürün kodunu ve miktarı yazın ya da listenizi yapıştırın: tek seferde 500 satıra kadar sepete eklenir.',
  },
  withErrors: (title: string) => `Hata: ${title}`,
  basket: 'Sepetim',
  basketDescription:
    'Sepetinizdeki ürünler, kargo ve toplam tutar. Üye olmadan da siparişi tamamlayabilirsiniz.',
  cannotMove: 'Ürün şu anda sepete taşınamıyor: stokta yok ya da satışta değil.',
  savedDropped: 'Ürün listenizden çıkarıldı.',
  checkout: 'Siparişi tamamla',
  orderInFlight: 'Siparişiniz işleniyor. Birkaç saniye sonra yeniden deneyin; ikinci bir sipariş oluşmaz.',
  orderSentBefore: 'Bu form daha önce gönderildi. Lütfen siparişinizi yeniden inceleyip onaylayın.',
  lastSeen: 'Son baktıklarınız',
} as const
