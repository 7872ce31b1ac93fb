/** `open`: waits for the shop; `answered`: the shop has answered; `closed`: done, until a new message reopens it. */
export type TicketStatus = 'open' | 'answered' | 'closed'
/** The side that wrote a message. */
export type TicketSide = 'customer' | 'shop'

export type TicketMessage = { id: number; side: TicketSide; message: string; sentAt: Date }

export type TicketBrief = {
  id: number
  /** Null once the member is forgotten. */
  userId: number | null
  subject: string
  status: TicketStatus
  orderCode: string | null
  createdAt: Date
  updatedAt: Date
  messageCount: number
}

export type Ticket = TicketBrief & { messages: TicketMessage[] }

/** Most open tickets per member. */
export const maxOpenTickets = 20
/** Most messages per ticket. */
export const maxMessages = 200
