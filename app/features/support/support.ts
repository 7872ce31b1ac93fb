/** `open`: the shop has to answer; `answered`: the member was answered; `closed`: done, until somebody writes again. */
export type TicketStatus = 'open' | 'answered' | 'closed'
/** Who wrote a message. */
export type TicketSide = 'customer' | 'shop'

export type TicketMessage = { id: number; side: TicketSide; message: string; sentAt: Date }

export type TicketBrief = {
  id: number
  subject: string
  status: TicketStatus
  orderCode: string | null
  createdAt: Date
  updatedAt: Date
  messageCount: number
}

export type Ticket = TicketBrief & { messages: TicketMessage[] }

/** A member's tickets that are not closed. */
export const maxOpenTickets = 20
/** Messages of one ticket. */
export const maxMessages = 200
