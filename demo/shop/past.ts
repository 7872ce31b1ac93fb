import type { ContactRow, PastBuyer, PastTicket } from '../loading/past-types'

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

/** Applications besides the demo's accounts: waiting ones and a refused one. */
export const pastApplications = [
  {
    daysAgo: 3,
    name: 'Anadolu Saatçilik Ltd. Şti.',
    person: 'Selin Arı',
    taxOffice: 'Osmangazi',
    taxNumber: '0680064420',
    approval: 0,
  },
  {
    daysAgo: 1,
    name: 'Ege Aksesuar A.Ş.',
    person: 'Tolga Ekin',
    taxOffice: 'Karşıyaka',
    taxNumber: '3240012345',
    approval: 0,
  },
  {
    daysAgo: 30,
    name: 'Deneme Ticaret',
    person: 'Ali Kaya',
    taxOffice: 'Seyhan',
    taxNumber: '1110002223',
    approval: 2,
  },
] as const

/** Words that visitors searched in vain, with how often. */
export const pastSearches = [
  ['nato kordon 26 mm', 14],
  ['mıknatıslı toka', 9],
  ['çocuk saati kordonu', 6],
  ['titanyum kordon', 5],
  ['kayış kesme aleti', 3],
] as const
