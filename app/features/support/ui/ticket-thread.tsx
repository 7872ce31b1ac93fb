import { formatDateTime } from '~/kernel/dates'
import type { TicketMessage } from '../support'
import { text } from './text'

/** The messages in order; those of the shop on another background. */
export function TicketThread({ messages }: { messages: readonly TicketMessage[] }) {
  return (
    <ol className="grid max-w-read gap-3" aria-label={text.thread}>
      {messages.map(({ id, side, message, sentAt }) => (
        <li
          key={id}
          className={
            side === 'shop'
              ? 'grid gap-1 rounded-lg border border-line bg-sunken p-4 sm:ml-10'
              : 'grid gap-1 rounded-lg border border-line bg-surface p-4 sm:mr-10'
          }
        >
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <strong>{text.sides[side]}</strong>
            <time className="text-ink-2" dateTime={new Date(sentAt).toISOString()}>
              {formatDateTime(new Date(sentAt))}
            </time>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{message}</p>
        </li>
      ))}
    </ol>
  )
}
