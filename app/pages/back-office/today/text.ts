import type { TaskName } from './tasks'

/** Sentences of the page Bugün. */
export const text = {
  title: 'Bugün',
  hello: (name: string) => `Merhaba ${name}`,
  nothing: 'Bekleyen iş yok.',
  noTasks: 'Sizi bekleyen iş yok. Sayfalarınız menüdedir.',
  more: (hidden: number) => `ve ${hidden} iş daha`,
  byHand:
    'Fatura entegratörü bağlı değil: faturayı kendiniz kesin, sipariş sayfasındaki “Fatura ekle” ile kaydedin. Siparişlerin entegratöre kendiliğinden gitmesi için sunucunun ayarlarına INVOICE_INTEGRATOR_URL ve INVOICE_INTEGRATOR_KEY yazılır; kesilemeyenler burada görünür.',
  /** Faults of card payments that staff must mend. */
  cards: {
    testMode:
      'Kart sağlayıcısı deneme modunda: kartla verilen siparişler ödenmiş görünür ama para çekilmez. Bu siparişleri göndermeyin.',
    noProvider:
      'Kartla ödeme sunuluyor ama ödemeyi alacak sağlayıcı yok ya da anahtarları okunamıyor: kartla ödemek isteyenler ödeyemez.',
  },
  toCards: 'Kart ödemesi ayarları',
  sales: 'Satışlar',
  toReports: 'Raporlar',
  today: 'Bugün',
  week: 'Son 7 gün',
  thanWeekAgo: 'geçen hafta aynı gün',
  thanWeekBefore: 'önceki 7 gün',
  orders: (count: string) => `${count} sipariş`,
  byGroup: 'Müşteri gruplarına göre, son 7 gün',
  byCategory: 'Kategorilere göre, son 7 gün',
  noCategory: 'Kategorisiz',
  noSales: 'Son 7 günde satış yok.',
  chart: (days: number) => `Son ${days} günün satışları`,
  lowStock: 'Azalan stok',
  enough: 'Üç ve daha az kalan çeşit yok.',
  left: (count: string) => `${count} adet`,
  missed: 'Sonuçsuz aramalar',
  noMissed: 'Son 30 günde sonuçsuz arama yok.',
  times: (count: string) => `${count} kez`,
  tasks: {
    toPack: 'Hazırlanacak siparişler',
    toShip: 'Kargoya verilecek siparişler',
    unpaid: 'Ödemesi beklenen siparişler',
    notices: 'Kontrol edilecek ödeme bildirimleri',
    returns: 'Bekleyen iadeler',
    refunds: 'Yapılacak geri ödemeler',
    invoices: 'Faturası kesilmemiş siparişler',
    applications: 'Karar bekleyen toptan başvuruları',
    tickets: 'Yanıt bekleyen yardım talepleri',
  } satisfies Record<TaskName, string>,
} as const
