import { documentPath } from '~/features/customers/customers'
import { formatDateTime, formatDay } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { Pill } from '~/ui/badge'
import type { PaymentNotice } from '../notices/notices'
import { text } from '../notices/text'

const tones = { waiting: 'wait', confirmed: 'done', refused: 'ended' } as const

/**
 * The buyer's notices of transfer and their outcome; renders nothing without notices. `query`: the
 * query of the order's link.
 */
export function PaymentNotices({ notices, query }: { notices: readonly PaymentNotice[]; query: string }) {
  if (notices.length === 0) return null
  return (
    <section aria-labelledby="odeme-bildirimleri" className="grid gap-3">
      <h2 id="odeme-bildirimleri" className="text-xl">
        {text.list}
      </h2>
      <ul className="grid gap-3">
        {notices.map((notice) => (
          <li
            key={notice.id}
            className="grid gap-1 rounded-lg border border-line bg-surface p-5 text-sm wrap-anywhere"
          >
            <p>
              <Pill tone={tones[notice.state]}>{text.states[notice.state]}</Pill>
            </p>
            <p className="font-semibold tabular-nums">
              {text.line(
                formatPrice(notice.amount),
                notice.bank,
                formatDay(new Date(`${notice.paidOn}T12:00:00+03:00`)),
              )}
            </p>
            <p className="text-ink-2">
              {text.from(notice.sender)} · {formatDateTime(new Date(notice.sentAt))}
            </p>
            {notice.note && <p className="whitespace-pre-line text-ink-2">{notice.note}</p>}
            {notice.reason && (
              <p>
                <strong>{text.reason}:</strong> {notice.reason}
              </p>
            )}
            {notice.receiptId && (
              <p>
                <a
                  href={documentPath(notice.receiptId) + query}
                  className="link inline-flex min-h-11 items-center"
                  download
                >
                  {text.file}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
