import type {
  ContactRow,
  PastApplication,
  PastBuyer,
  PastTicket,
  WaitingApplication,
} from '../loading/past-types'

/** Invented buyers of the demo's past; addresses and telephones belong to nobody. */
export const pastBuyers: readonly PastBuyer[] = [
  { first: 'Zeynep', last: 'Aydın', city: 'İstanbul', district: 'Kadıköy', street: 'Bahariye Cad. No: 14' },
  { first: 'Mehmet', last: 'Şahin', city: 'Ankara', district: 'Çankaya', street: 'Tunalı Hilmi Cad. No: 88' },
  { first: 'Elif', last: 'Kılıç', city: 'İzmir', district: 'Konak', street: 'Kıbrıs Şehitleri Cad. No: 5' },
  { first: 'Ömer', last: 'Doğan', city: 'Bursa', district: 'Nilüfer', street: 'FSM Bulvarı No: 31' },
  { first: 'Şeyma', last: 'Çelik', city: 'Antalya', district: 'Muratpaşa', street: 'Işıklar Cad. No: 7' },
  {
    first: 'Burak',
    last: 'Yıldız',
    city: 'İstanbul',
    district: 'Beşiktaş',
    street: 'Ihlamurdere Cad. No: 52',
  },
  {
    first: 'İrem',
    last: 'Öztürk',
    city: 'Eskişehir',
    district: 'Tepebaşı',
    street: 'İsmet İnönü Cad. No: 19',
  },
  { first: 'Çağrı', last: 'Güneş', city: 'Konya', district: 'Selçuklu', street: 'Nalçacı Cad. No: 40' },
  { first: 'Gülşah', last: 'Erdoğan', city: 'Gaziantep', district: 'Şahinbey', street: 'Ordu Cad. No: 12' },
  { first: 'Emre', last: 'Koç', city: 'Adana', district: 'Seyhan', street: 'Ziyapaşa Bulvarı No: 27' },
  {
    first: 'Ayşegül',
    last: 'Işıkçıoğlu',
    city: 'İstanbul',
    district: 'Üsküdar',
    street: 'Çavuşdere Cad. No: 3',
  },
  { first: 'Kerem', last: 'Ünal', city: 'Trabzon', district: 'Ortahisar', street: 'Maraş Cad. No: 60' },
]

/** Questions of members, each with the shop's answer or without one. */
export const pastTickets: readonly PastTicket[] = [
  {
    daysAgo: 41,
    subject: 'Toka rengi',
    message: 'Kordonun tokası gümüş mü altın rengi mi?',
    answer: 'Gümüş renkli; altın renkliyi ayrıca alabilirsiniz.',
  },
  {
    daysAgo: 9,
    subject: '22 mm kordon yine gelecek mi?',
    message: 'Taba rengi 22 mm kordon ne zaman gelir?',
    answer: 'Gelecek hafta stokta; sayfasından haber isteyebilirsiniz.',
  },
  { daysAgo: 1, subject: 'Fatura unvanı', message: 'Faturamı şirket adına kesebilir misiniz?', answer: null },
]

export const pastContacts: readonly ContactRow[] = [
  {
    daysAgo: 12,
    name: 'Hakan Tekin',
    email: 'hakan.tekin@ornek.example',
    subject: 'Toptan fiyat',
    message: 'Kuyumcu dükkânım için toptan fiyat listenizi rica ederim.',
    isOpen: false,
  },
  {
    daysAgo: 2,
    name: 'Derya Aslan',
    email: 'derya.aslan@ornek.example',
    subject: 'Mağazanız nerede?',
    message: 'Kordonları yerinde görmek isterim, hafta sonu açık mısınız?',
    isOpen: true,
  },
]

/** Applications of companies without an account, with what each asks for. `decision`: what staff decided at the first start. */
export const pastApplications: readonly PastApplication[] = [
  {
    daysAgo: 3,
    email: 'selin.ari@ornek.example',
    companyName: 'Anadolu Saatçilik Ltd. Şti.',
    contactName: 'Selin Arı',
    phone: '+905320000011',
    taxOffice: 'Osmangazi',
    taxNumber: '0680064426',
    city: 'Bursa',
    district: 'Osmangazi',
    street: 'Uzun Çarşı Cad. No: 42',
    sells:
      'Kapalıçarşı’da 18 yıldır saat satışı ve tamiri. Ayda 300 kordon alırız; 30 gün vade ve 50.000 TL limit rica ederiz.',
    documents: ['tax_plate', 'signature_circular'],
    decision: null,
  },
  {
    daysAgo: 1,
    email: 'tolga.ekin@ornek.example',
    companyName: 'Ege Aksesuar A.Ş.',
    contactName: 'Tolga Ekin',
    phone: '+902320000012',
    taxOffice: 'Karşıyaka',
    taxNumber: '3240012343',
    city: 'İzmir',
    district: 'Karşıyaka',
    street: 'Cemal Gürsel Cad. No: 118',
    sells:
      'Beş mağaza ve internet satışı; silikon ve çelik kordon. 45 gün vade ve aylık 100.000 TL alım düşünüyoruz.',
    documents: ['tax_plate_photo'],
    decision: { to: 'ask', reason: 'İmza sirküleri eksik. Yetkilinin imza sirkülerini ekler misiniz?' },
  },
  {
    daysAgo: 6,
    email: 'ali.kaya@ornek.example',
    companyName: 'Kaya Hediyelik Eşya',
    contactName: 'Ali Kaya',
    phone: '+905320000013',
    taxOffice: 'Seyhan',
    taxNumber: '1110002223',
    city: 'Adana',
    district: 'Seyhan',
    street: 'İnönü Cad. No: 9',
    sells: 'Hediyelik eşya. Yılda birkaç kez az sayıda kordon.',
    documents: ['tax_plate_photo'],
    decision: {
      to: 'refuse',
      reason: 'Vergi levhası okunmuyor. Yeni bir taramayla yeniden başvurabilirsiniz.',
    },
  },
  {
    daysAgo: 4,
    email: 'nermin.aksoy@ornek.example',
    companyName: 'Aksoy Kuyumculuk Ltd. Şti.',
    contactName: 'Nermin Aksoy',
    phone: '+905320000014',
    taxOffice: 'Ortahisar',
    taxNumber: '0100200302',
    city: 'Trabzon',
    district: 'Ortahisar',
    street: 'Kunduracılar Cad. No: 21',
    sells: 'Kuyum ve saat. Deri kordon çok soruluyor; bayi fiyatı ve 30 gün vade rica ederiz.',
    documents: ['tax_plate', 'signature_circular'],
    decision: {
      to: 'approve',
      priceList: 'bayi',
      discounts: [500],
      paymentTermDays: 30,
      creditLimit: 4_000_000,
    },
  },
]

/** The application of the waiting dealer among the demo's accounts. */
export const waitingApplication: WaitingApplication = {
  daysAgo: 2,
  city: 'Ankara',
  district: 'Çankaya',
  street: 'Tunus Cad. No: 33',
  sells: 'Kordon ve saat pili. İlk alım 200 adet; 30 gün vade ve 25.000 TL limit rica ederiz.',
  documents: ['tax_plate', 'signature_circular'],
}

/** Words that visitors searched in vain, with how often. */
export const pastSearches = [
  ['nato kordon 26 mm', 14],
  ['mıknatıslı toka', 9],
  ['çocuk saati kordonu', 6],
  ['titanyum kordon', 5],
  ['kayış kesme aleti', 3],
] as const

/** Entries of the administrator on the day of the first start. Amount in kuruş. */
export const staffDay = {
  count: { reason: 'Raf sayımı', pieces: 180 },
  payment: { amount: 250_000, documentNo: 'HVL-0042', description: 'Havale ile tahsilat' },
}
