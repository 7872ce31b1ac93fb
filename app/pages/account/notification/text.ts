import type {
  AnnouncementChannel,
  AnnouncementTopic,
  Frequency,
} from '~/features/announcements/announcements'

type TopicText = { title: string; why: string }

/** Sentences of Duyuru Tercihlerim. */
export const text = {
  lead: 'Hangi konularda, hangi yolla haber almak istediğinizi seçin. Bir konuyu dilediğiniz an kapatabilirsiniz.',
  never: 'Bu sayfada henüz bir değişiklik yapmadınız.',
  changed: (moment: string) => `Son değişiklik: ${moment}`,
  topicsTitle: 'Konular',
  topics: {
    orders: {
      title: 'Sipariş haberleri',
      why: 'Hazırlık, kargo, teslimat, iade ve ödeme. E-postası her zaman gelir: yasal belgelerinizi taşır.',
    },
    campaigns: { title: 'Kampanyalar', why: 'İndirimler ve size özel kuponlar.' },
    'new-products': { title: 'Yeni ürünler', why: 'Koleksiyona yeni katılanlar.' },
    'price-drops': { title: 'Fiyat düşüşü', why: 'Favorilerinizdeki bir ürünün fiyatı düşünce.' },
    stock: {
      title: 'Stok haberi',
      why: '“Gelince haber ver” dediğiniz ürün gelince. E-postası, siz istediğiniz için bir kez gelir.',
    },
    basket: { title: 'Sepet hatırlatma', why: 'Sepetinizde ürün unuttuğunuzda.' },
    dealers: { title: 'Bayi duyuruları', why: 'Toptan fiyat listesi, çalışma günleri ve bayi kampanyaları.' },
  } satisfies Record<AnnouncementTopic, TopicText>,
  channels: {
    email: 'E-posta',
    sms: 'SMS',
    call: 'Arama',
    push: 'Anlık bildirim',
  } satisfies Record<AnnouncementChannel, string>,
  always: 'her zaman',
  consent:
    'Sipariş ve stok haberleri dışındaki konular ticari iletidir. Bir yolu işaretlediğinizde o yolla ticari ileti almaya onay vermiş olursunuz; hepsini kaldırdığınızda onayınız geri alınır.',
  phoneMissing: 'SMS ve arama için cep telefonunuzu ekleyin.',
  phoneLink: 'Kullanıcı Bilgilerim',
  frequencyTitle: 'Ne sıklıkta yazalım?',
  frequencyWhy: 'Ticari iletiler için. Sipariş ve stok haberleri hemen gelir.',
  frequencies: {
    instant: 'Hemen',
    daily: 'Günde en çok bir kez',
    weekly: 'Haftada en çok bir kez',
  } satisfies Record<Frequency, string>,
  save: 'Tercihleri kaydet',
  allOff: 'Hepsini kapat',
  saved: 'Tercihleriniz kaydedildi.',
  off: 'Bütün duyurular kapatıldı. Yalnız siparişlerinizle ilgili e-postalar ve istediğiniz stok haberleri gelir.',
  devicesTitle: 'Bildirim alan cihazlar',
  devicesWhy: 'Anlık bildirimler bu cihazlara gelir. Çıkış yaptığınız cihaza bildirim gitmez.',
  noDevices: 'Bildirim alan cihazınız yok.',
  unknownDevice: 'Bilinmeyen cihaz',
  thisDevice: 'bu cihaz',
  since: (day: string) => `${day} tarihinden beri`,
  remove: 'Kaldır',
  removeNamed: (name: string) => `Bildirimleri kaldır: ${name}`,
  removed: 'Cihaz kaldırıldı; artık bildirim almayacak.',
  gone: 'Bu cihaz zaten kaldırılmış.',
  bad: 'Ne yapılacağı anlaşılamadı. Lütfen yeniden deneyin.',
  noPush: 'Mağazamız şu an anlık bildirim göndermiyor; seçiminiz başladığında geçerli olur.',
}
