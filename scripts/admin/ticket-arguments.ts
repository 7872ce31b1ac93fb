import type { TicketStatus } from '../../app/features/support/support'
import type { Options, Refusal, Shapes } from '../command-line/take-apart'
import { text } from './ticket-text'

export type TicketCommand =
  | { name: 'tickets'; status: TicketStatus | undefined }
  | { name: 'ticket' | 'close'; id: number }
  | { name: 'answer'; id: number; message: string }

const statuses: readonly TicketStatus[] = ['open', 'answered', 'closed']

export const ticketShapes: Shapes<TicketCommand['name']> = {
  tickets: { words: 0, options: ['status'] },
  ticket: { words: 1, options: [] },
  close: { words: 1, options: [] },
  answer: { words: 1, options: ['message'] },
}

/** A command about help tickets, or the mistake in it. The count of its words and its options are right. */
export function readTicketCommand(
  name: TicketCommand['name'],
  [number = '']: readonly string[],
  { status = 'open', message = '' }: Options,
): TicketCommand | Refusal {
  if (name === 'tickets') {
    const wanted = statuses.find((known) => known === status)
    return wanted || status === 'all'
      ? { name, status: wanted }
      : { error: text.badStatus(status, [...statuses, 'all']) }
  }
  if (!/^[1-9]\d{0,8}$/.test(number)) return { error: text.badNumber(number) }
  const id = Number(number)
  if (name !== 'answer') return { name, id }
  const words = message.trim()
  return words.length < 3 || words.length > 2_000
    ? { error: text.messageMissing }
    : { name, id, message: words }
}
