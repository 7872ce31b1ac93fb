import { data, Link, redirect, useSearchParams } from 'react-router'
import { namePeople } from '~/features/customers/customers.server'
import { closeTicket, getTicket, writeInTicket } from '~/features/support/support.server'
import { TicketPill } from '~/features/support/ui/ticket-pill'
import { TicketThread } from '~/features/support/ui/ticket-thread'
import { formatDateTime } from '~/kernel/dates'
import { metaOf } from '~/pages/shared/page-meta'
import { TextArea } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import { ActionForm, Action, type Refused } from '../shared/action'
import { readId } from '../shared/list-address'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/ticket.route'
import { text } from './text'

/** One ticket: the conversation, the customer and the order, and the answer. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor } = staffVisit(args)
  const id = readId(args.params.id)
  const ticket = id === null ? null : await getTicket(db, 'everybody', id)
  if (!ticket) throw data(null, 404)
  const { userId, ...shown } = ticket
  const people = await namePeople(db, userId === null ? [] : [userId])
  return {
    ticket: shown,
    person: (userId !== null && people.get(userId)) || null,
    sees: {
      customers: visitor.permissions.includes('customers.view'),
      orders: visitor.permissions.includes('orders.view'),
    },
    page: { title: ticket.subject, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, form, verb, staff } = await readAction(args, { once: ['mesaj'] })
  const id = readId(args.params.id)
  if (id === null) throw data(null, 404)
  const message = String(form.get('mesaj') ?? '').trim()
  const refuse = (refused: string, status = 422) =>
    data({ verb, refused, values: { mesaj: message } } satisfies Refused, { status })
  const done = () => redirect(`/yonetim/destek/${id}?oldu=${verb}`, 303)
  if (verb === 'kapat') {
    const outcome = await closeTicket(visit.db, 'everybody', id, staff.actor, staff.now)
    if (outcome === 'unknown_ticket') throw data(null, 404)
    return done()
  }
  if (message.length < 3 || message.length > 2_000) return refuse(text.wrong.message)
  const written = { actor: staff.actor, message }
  switch (await writeInTicket(visit.db, 'everybody', id, written, staff.now)) {
    case 'written':
      return done()
    case 'unknown_ticket':
      throw data(null, 404)
    case 'ticket_full':
      return refuse(text.wrong.full, 409)
  }
}

export const meta = metaOf

export default function TicketOfShop({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, person, sees } = loaderData
  const [params] = useSearchParams()
  const done = text.done[params.get('oldu') ?? '']
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{ticket.subject}</h1>
        <TicketPill status={ticket.status} />
      </header>
      {done && !actionData && <Notice kind="success">{done}</Notice>}
      <div className="office-columns">
        <div>
          <TicketThread messages={ticket.messages} />
          <section className="office-card">
            <ActionForm verb="yaz" label={text.send} look="primary" answer={actionData}>
              <TextArea
                name="mesaj"
                label={text.write}
                hint={text.writeHint}
                required
                minLength={3}
                maxLength={2_000}
                rows={6}
                defaultValue={actionData?.verb === 'yaz' ? (actionData.values['mesaj'] ?? '') : ''}
              />
            </ActionForm>
          </section>
        </div>
        <div>
          <section className="office-card">
            <h2>{text.facts}</h2>
            <dl className="office-facts">
              <dt>{text.customer}</dt>
              <dd>
                {person === null ? (
                  text.forgotten
                ) : sees.customers ? (
                  <Link className="link" to={`/yonetim/musteriler/${person.partnerId}`}>
                    {person.partnerName}
                  </Link>
                ) : (
                  person.partnerName
                )}
                {person && <span className="block text-ink-2">{person.name}</span>}
                {person && <span className="block text-ink-2">{person.email}</span>}
              </dd>
              {ticket.orderCode && (
                <>
                  <dt>{text.order}</dt>
                  <dd>
                    {sees.orders ? (
                      <Link className="link" to={`/yonetim/siparisler/${ticket.orderCode}`}>
                        {ticket.orderCode}
                      </Link>
                    ) : (
                      ticket.orderCode
                    )}
                  </dd>
                </>
              )}
              <dt>{text.since}</dt>
              <dd>{formatDateTime(new Date(ticket.createdAt))}</dd>
            </dl>
            {ticket.status === 'closed' ? (
              <p className="text-meta text-ink-2">{text.reopenHint}</p>
            ) : (
              <Action verb="kapat" label={text.close} answer={actionData} />
            )}
          </section>
        </div>
      </div>
    </>
  )
}
