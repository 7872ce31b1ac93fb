import { z } from 'zod'
import { toIsoIstanbul } from '~/kernel/dates'
import type { Ticket, TicketBrief } from '../support'
import { text } from '../text'

export { message, subject } from './inputs.server'

export const ticketStatus = z.enum(['open', 'answered', 'closed'])
export const orderCode = z.string().trim().min(1).max(40)

export const ticketBrief = z.strictObject({
  id: z.int(),
  subject: z.string(),
  status: ticketStatus,
  status_text: z.string(),
  order_code: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  message_count: z.int(),
})

export const ticketAnswer = ticketBrief.extend({
  messages: z.array(
    z.strictObject({
      id: z.int(),
      side: z.enum(['customer', 'shop']),
      message: z.string(),
      sent_at: z.string(),
    }),
  ),
})

export const briefExample: z.infer<typeof ticketBrief> = {
  id: 318,
  subject: 'Kordonun kopçası eksik geldi',
  status: 'answered',
  status_text: 'Yanıtlandı',
  order_code: 'K7MX4RPW2TD',
  created_at: '2026-11-20T14:05:00.000+03:00',
  updated_at: '2026-11-20T16:40:00.000+03:00',
  message_count: 2,
}

export const ticketExample: z.infer<typeof ticketAnswer> = {
  ...briefExample,
  messages: [
    {
      id: 901,
      side: 'customer',
      sent_at: '2026-11-20T14:05:00.000+03:00',
      message: 'Üç kordondan birinin kopçası paketten çıkmadı. Gönderebilir misiniz?',
    },
    {
      id: 902,
      side: 'shop',
      sent_at: '2026-11-20T16:40:00.000+03:00',
      message: 'Kusura bakmayın, kopçayı bugün kargoya veriyoruz.',
    },
  ],
}

/** A ticket without its messages as the API sends it, times of Istanbul. */
export function briefToWire(ticket: TicketBrief): z.infer<typeof ticketBrief> {
  const { id, subject, status, orderCode, createdAt, updatedAt, messageCount } = ticket
  return {
    id,
    subject,
    status,
    status_text: text.statuses[status],
    order_code: orderCode,
    created_at: toIsoIstanbul(createdAt),
    updated_at: toIsoIstanbul(updatedAt),
    message_count: messageCount,
  }
}

/** A ticket with its messages as the API sends it, times of Istanbul. */
export function ticketToWire({ messages, ...ticket }: Ticket): z.infer<typeof ticketAnswer> {
  return {
    ...briefToWire(ticket),
    messages: messages.map(({ sentAt, ...message }) => ({ ...message, sent_at: toIsoIstanbul(sentAt) })),
  }
}
