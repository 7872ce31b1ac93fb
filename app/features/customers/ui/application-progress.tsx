import { formatDate, formatDay } from '~/kernel/dates'
import { Icon } from '~/ui/icons/icon'
import { Notice } from '~/ui/messages/notice'
import { ShopLink } from '~/ui/links/shop-link'
import type { ApplicationStatus } from '../applications/application'
import { documentPath, type PartnerDocument } from '../documents/documents'
import { sizeOf } from './steps'
import { text as texts } from './text'

const text = texts.status

/** Başvuru alındı → İnceleniyor → Onaylandı, with the shop's message. */
export function ApplicationProgress({ status, isLate }: { status: ApplicationStatus; isLate: boolean }) {
  const { approval, receivedAt, expectedBy } = status
  const at = approval === 1 ? 3 : approval === 0 ? 1 : 0
  return (
    <>
      {at > 0 && (
        <ol className="application-steps" aria-label={text.progress}>
          {text.steps.map((name, i) => (
            <li
              key={name}
              data-state={i < at ? 'done' : i === at ? 'now' : 'later'}
              aria-current={i === at ? 'step' : undefined}
            >
              <Icon name={i < at ? 'check' : i === at ? 'clock' : 'minus'} />
              {name}
            </li>
          ))}
        </ol>
      )}
      <Word status={status} />
      {approval === 0 && receivedAt && (
        <p className="text-sm text-ink-2">
          {text.receivedAt(formatDay(receivedAt))}
          <br />
          {isLate || !expectedBy ? text.late : text.expected(formatDay(expectedBy))}
        </p>
      )}
    </>
  )
}

function Word({ status: { approval, documentsAsked, reason } }: { status: ApplicationStatus }) {
  if (approval === 1) return <Told kind="success" title={text.approved} next={text.approvedNext} />
  if (approval === 2)
    return <Told kind="danger" title={text.refused} reason={reason} next={text.refusedNext} />
  if (approval === 3)
    return <Told kind="warning" title={text.suspended} reason={reason} next={text.suspendedNext} />
  return documentsAsked ? (
    <Told kind="warning" title={text.asked} reason={reason} />
  ) : (
    <p className="max-w-read">{text.waiting}</p>
  )
}

function Told({
  kind,
  title,
  reason,
  next,
}: {
  kind: 'success' | 'warning' | 'danger'
  title: string
  reason?: string | null
  next?: string
}) {
  return (
    <Notice kind={kind}>
      <h2 className="text-base font-semibold">{title}</h2>
      {reason && <p className="whitespace-pre-line">{reason}</p>}
      {next && <p>{next}</p>}
    </Notice>
  )
}

export function OwnDocuments({ documents }: { documents: readonly PartnerDocument[] }) {
  if (documents.length === 0) return <p className="text-ink-2">{text.noDocuments}</p>
  return (
    <ul className="grid gap-2">
      {documents.map((document) => (
        <li key={document.id} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2">
          <span className="font-semibold">{text.kinds[document.kind]}</span>
          <ShopLink to={documentPath(document.id)} ahead={false} reloadDocument className="link break-all">
            {document.name}
          </ShopLink>
          <span className="text-sm text-ink-2">
            {sizeOf(document)} · {formatDate(document.createdAt)}
          </span>
        </li>
      ))}
    </ul>
  )
}
