import type { Audience } from '~/features/sms-campaigns/sms-campaigns'

/** Sentences of the campaigns by SMS. */
export const text = {
  title: 'SMS kampanyaları',
  lead: 'Kampanya yalnız SMS izni verenlere gider; ret bilgisi her iletiye kendiliğinden eklenir.',
  add: 'Yeni SMS kampanyası',
  none: 'Henüz SMS kampanyası yok.',
  removed: 'SMS kampanyası silindi.',
  subject: 'Ad',
  facts: 'İleti',
  name: 'Ad',
  nameHint: 'Yalnız siz görürsünüz.',
  words: 'Metin',
  wordsHint: 'Ret bilgisini yazmayın; gönderilirken eklenir.',
  audiences: {
    all: 'SMS izni olan herkes',
    consumers: 'Bireysel alıcılar',
    merchants: 'Tacirler',
  } satisfies Record<Audience, string>,
  full: 'Gidecek ileti',
  size: (length: number, segments: number) =>
    `${length} işaret (Türkçe harfler iki sayılır) · alıcı başına ${segments} SMS`,
  costly: (signs: string) =>
    `Şu işaretler iletiyi pahalılaştırır, bir SMS’e 155 yerine 70 işaret sığar: ${signs}`,
  tooLong: (most: number) => `En çok ${most} SMS uzunluğunda olabilir; metni kısaltın.`,
  noRefusal: 'Ret bilgisi eksik olduğu için SMS gönderilemez.',
  setRefusal: 'Ret bilgisini ayarlarda yazın',
  sendTo: 'Deneme numaraları',
  sendToHint: 'En çok 5 cep telefonu; aralarına virgül koyun.',
  counts: {
    recipients: 'Alıcı',
    sent: 'Gönderildi',
    delivered: 'Ulaştı',
    undelivered: 'Ulaşmadı',
    waiting: 'Sırada',
    skipped: 'İzin ya da tercih nedeniyle atlandı',
    failed: 'Reddedildi',
    segments: 'Ücretlendirilen SMS',
  },
  done: { dene: 'Deneme SMS’i sıraya alındı.' },
  wrong: {
    name: 'Adı 3 ile 100 harf arasında yazın.',
    words: 'Metni 10 ile 600 harf arasında yazın.',
    phones: 'Bir ile beş arasında geçerli cep telefonu yazın (0532 123 45 67).',
    refusal: 'Önce ayarlarda ret bilgisini yazın: RET sözcüğü, dört haneli numara ve B ile başlayan kod.',
  },
} as const
