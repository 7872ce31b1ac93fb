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
  subjectMissing: 'Konuyu 3–120 karakterle yazın.',
  messageMissing: 'İletinizi 3–2.000 karakterle yazın.',
  nothingToDo: 'Yeni bir ileti yazın ya da talebi kapatın.',
  onlyNew: 'Konu ve sipariş yalnız yeni bir talepte yazılır.',
}
