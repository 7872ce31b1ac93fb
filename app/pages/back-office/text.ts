import type { TaskName } from './tasks'

/** Sentences of the back office. */
export const text = {
  title: 'Yönetim',
  hello: (name: string) => `Merhaba ${name}`,
  lead: 'Bugün sizi bekleyen işler. En eskisi en üsttedir.',
  nothing: 'Bekleyen iş yok.',
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
  /** Shown to the role that has no tasks of its own here yet. */
  contentRole: 'İçerikleri ve bannerları şimdilik API ile düzenleyebilirsiniz.',
  apiDocs: 'API belgeleri',
} as const
