import { Done } from '../shared/action'
import { data, Link } from 'react-router'
import { findNextWaiting, getPartner, getPriceLists } from '~/features/customers/customers.server'
import { documentPath } from '~/features/customers/customers'
import { approvals } from '~/features/identity/identity'
import { listStaff, nameActors } from '~/features/identity/identity.server'
import { formatDateTime } from '~/kernel/dates'
import { formatPhone } from '~/kernel/identity-numbers'
import { formatNumber } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { ApprovalPill } from '../customers/approval-pill'
import { text } from '../customers/text'
import { Paper } from '../shared/paper'
import { readId } from '../shared/list-address'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/application.route'
import { decideApplication } from './decide.server'
import { Decisions } from './decisions'

/** An application with its documents beside its fields, the decision and the next one that waits. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const id = readId(args.params.id)
  const partner = id === null ? null : await getPartner(db, id)
  if (partner?.kind !== 'wholesale') throw data(null, 404)
  const [lists, staff, next, names] = await Promise.all([
    getPriceLists(db),
    listStaff(db),
    findNextWaiting(db, partner.id),
    nameActors(
      db,
      partner.history.map(({ actor }) => actor),
    ),
  ])
  return {
    partner,
    history: partner.history.map((one) => ({ ...one, actor: names.get(one.actor) ?? one.actor })),
    lists: lists.map(({ id, name }) => ({ id, name })),
    staff: staff.map(({ id, name }) => ({ id, name })),
    next,
    page: { title: partner.name, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => decideApplication(args)

export const meta = metaOf

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { partner, lists, staff, next, history } = loaderData
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{partner.name}</h1>
        <ApprovalPill approval={partner.approvalStatus} />
        {next === null ? (
          partner.approvalStatus !== approvals.waiting && (
            <span className="text-sm text-ink-2">{text.noNext}</span>
          )
        ) : (
          <Link className="button" data-look="secondary" data-size="small" to={`/yonetim/basvurular/${next}`}>
            {text.next}
          </Link>
        )}
      </header>
      <Done sentences={text.done} answer={actionData} />
      <div className="office-columns" data-wide>
        <div>
          <Decisions partner={partner} lists={lists} staff={staff} answer={actionData} />
          <Facts partner={partner} />
          <section className="office-card">
            <h2>{text.history}</h2>
            <ol className="office-timeline">
              {history.map((one) => (
                <li key={`${one.event} ${String(one.createdAt)}`}>
                  <b className="font-semibold">{text.events[one.event] ?? one.event}</b>
                  <time dateTime={new Date(one.createdAt).toISOString()}>
                    {formatDateTime(new Date(one.createdAt))} · {one.actor}
                  </time>
                  {one.reason && <p>{one.reason}</p>}
                </li>
              ))}
            </ol>
          </section>
        </div>
        <div>
          <Documents documents={partner.documents} />
        </div>
      </div>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Facts({ partner }: { partner: Loaded['partner'] }) {
  const { application, sameTaxNumber } = partner
  const facts: [string, string][] = [
    [text.tax, [partner.taxOffice, partner.taxNumber].filter(Boolean).join(', ')],
    [text.sameTax, sameTaxNumber.map((id) => `#${id}`).join(', ')],
    ...(application
      ? ([
          [text.sentAt, formatDateTime(new Date(application.createdAt))],
          [text.contact, application.contactName],
          [text.phone, formatPhone(application.phone)],
          [text.email, application.email],
          [text.address, [application.street, application.neighbourhood].filter(Boolean).join(', ')],
          [text.sells, application.sells],
        ] satisfies [string, string][])
      : []),
  ]
  return (
    <section className="office-card">
      <h2>{text.application}</h2>
      <dl className="office-facts">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

function Documents({ documents }: { documents: Loaded['partner']['documents'] }) {
  return (
    <section className="office-card">
      <h2>{text.documentsTitle}</h2>
      {documents.length === 0 ? (
        <p className="text-sm text-ink-2">{text.noDocuments}</p>
      ) : (
        <ul className="office-parts">
          {documents.map((one) => (
            <li key={one.id}>
              <b>{text.documents[one.kind]}</b>
              <span className="break-all text-ink-2">
                {one.name} · {text.size(formatNumber(Math.ceil(one.size / 1024)))}
              </span>
              <Paper path={documentPath(one.id)} name={text.documents[one.kind]} mediaType={one.mediaType} />
              <a className="link" href={documentPath(one.id)} target="_blank" rel="noreferrer">
                {text.open}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
