import type { TaskName } from './tasks'

/** Sentences of the page Bugün. */
export const text = {
  title: 'Bugün',
  hello: (name: string) => `Merhaba ${name}`,
  nothing: 'Bekleyen iş yok.',
  noTasks: 'Sizi bekleyen iş yok. Sayfalarınız menüdedir.',
  more: (hidden: number) => `ve ${hidden} iş daha`,
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
