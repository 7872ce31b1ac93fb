import type { TicketStatus } from './support'

export const text = {
  statuses: { open: 'Yanıt bekliyor', answered: 'Yanıtlandı', closed: 'Kapandı' } satisfies Record<
    TicketStatus,
    string
  >,
  unknownTicket: 'Böyle bir talep bulunamadı.',
  unknownOrder: 'Bu numarayla bir siparişiniz bulunamadı. Sipariş numarasını kontrol edin.',
  tooManyOpen: 'Yanıt bekleyen çok sayıda talebiniz var. Birine yazın ya da sonuçlananları kapatın.',
  ticketFull: 'Bu talepte yer kalmadı. Lütfen yeni bir talep açın.',
  subjectMissing: 'Talebinizin konusunu yazın.',
  messageMissing: 'İletinizi yazın.',
  nothingToDo: 'Yeni bir ileti yazın ya da talebi kapatın.',
  onlyNew: 'Konu ve sipariş yalnız yeni bir talepte yazılır.',
}
