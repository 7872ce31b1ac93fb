import type { Audience, CampaignTopic } from '~/features/push-campaigns/push-campaigns'

/** Sentences of the campaigns by notification. */
export const text = {
  title: 'Bildirimler',
  lead: 'Bildirim yalnız konuyu izleyen ve izin veren cihazlara gider.',
  add: 'Yeni bildirim',
  none: 'Henüz bildirim yok.',
  removed: 'Bildirim silindi.',
  subject: 'Başlık',
  facts: 'Bildirim',
  heading: 'Başlık',
  words: 'Metin',
  wordsHint: 'Telefonlar ilk iki satırı gösterir.',
  path: 'Açtığı sayfa',
  pathHint: 'Mağazadaki bir sayfanın yolu, örneğin /deri-kordonlar.',
  topic: 'Konu',
  topics: {
    campaigns: 'Kampanyalar',
    'new-products': 'Yeni ürünler',
    dealers: 'Bayi duyuruları',
  } satisfies Record<CampaignTopic, string>,
  audiences: {
    all: 'İzleyen herkes',
    members: 'Üyeler',
    dealers: 'Onaylı bayiler',
  } satisfies Record<Audience, string>,
  preview: 'Görünüş',
  off: 'Mağaza anlık bildirim göndermiyor.',
  turnOn: 'Ayarlarda bir yol seçin',
  testHint: 'Bu hesapla bildirimleri açık olan kendi cihazlarınıza gider.',
  counts: {
    recipients: 'Cihaz',
    sent: 'Gönderildi',
    queued: 'Yolda',
    waiting: 'Sırada',
    skipped: 'İzin ya da tercih nedeniyle atlandı',
    gone: 'Kaydı bitmiş',
    failed: 'Gönderilemedi',
  },
  done: { dene: 'Deneme bildirimi sıraya alındı.' },
  wrong: {
    title: 'Başlığı 3 ile 60 harf arasında yazın.',
    words: 'Metni 3 ile 180 harf arasında yazın.',
    noDevice:
      'Bu hesapla bildirimleri açık bir cihazınız yok. Mağazada Hesabım › Bildirimler sayfasından açın.',
    off: 'Önce ayarlarda anlık bildirim yolunu seçin.',
  },
} as const
