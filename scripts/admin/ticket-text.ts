import { text as tickets } from '../../app/features/support/text'
import type { TicketBrief } from '../../app/features/support/support'
import { formatDateTime } from '../../app/kernel/dates'

/** Sentences of `npm run admin` about help tickets. */
export const text = {
  usage: `  tickets [--status open|answered|closed|all]              destek talepleri (yazılmazsa yanıt bekleyenler)
  ticket NO                                                bir talep, iletileriyle
  answer NO --message "YANIT"                              talebe yanıt yazar; üyeye e-posta gider
  close NO                                                 talebi kapatır`,
  badStatus: (given: string, known: readonly string[]) =>
    `--status ${given} anlaşılmadı. Şunlardan biri olmalı: ${known.join(', ')}.`,
  badNumber: (given: string) => `“${given}” talep numarası değil. Numaralar için: npm run admin -- tickets`,
  messageMissing: '--message gerekli: üye okur (3–2.000 karakter).',
  unknown: (id: number) => `${id} numaralı bir talep yok.`,
  full: tickets.ticketFull,
  none: 'Böyle bir talep yok.',
  more: (count: number) => `… ve ${count} talep daha`,
  listed: ({ id, subject, status, orderCode, updatedAt }: TicketBrief) =>
    `#${id}  ${tickets.statuses[status].padEnd(14)}  ${formatDateTime(updatedAt)}  ${subject}${orderCode ? ` (${orderCode})` : ''}`,
  said: (side: 'customer' | 'shop', at: Date, message: string) =>
    `  ${formatDateTime(at)} ${side === 'shop' ? 'Mağaza' : 'Üye'}: ${message.replaceAll('\n', '\n    ')}`,
  answered: (id: number) => `#${id}: yanıtlandı. Üyeye e-posta gönderilecek.`,
  closed: (id: number) => `#${id}: kapandı.`,
}
