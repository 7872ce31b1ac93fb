import { maxMessages, maxOpenTickets, type TicketStatus } from './support'

export const text = {
  statuses: { open: 'Yanıt bekliyor', answered: 'Yanıtlandı', closed: 'Kapandı' } satisfies Record<
    TicketStatus,
    string
  >,
  unknownTicket: 'Böyle bir talep bulunamadı.',
  unknownOrder: 'Bu numarayla bir siparişiniz bulunamadı. Sipariş numarasını kontrol edin.',
  tooManyOpen: `Kapanmamış ${maxOpenTickets} talebiniz var. Yeni bir talep açmak için sonuçlananları kapatın ya da birine yazın.`,
  ticketFull: `Bir talepte en çok ${maxMessages} ileti olabilir. Lütfen yeni bir talep açın.`,
  subject: { empty: 'Konuyu yazın.', wrong: 'Konu 3 ile 120 karakter arasında olmalıdır.' },
  message: { empty: 'İletinizi yazın.', wrong: 'İleti 3 ile 2.000 karakter arasında olmalıdır.' },
  nothingToDo: 'Yeni bir ileti yazın ya da talebi kapatın.',
  onlyNew: 'Konu ve sipariş yalnız yeni bir talepte yazılır.',
}
