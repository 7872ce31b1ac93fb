import { fieldSentence } from '~/kernel/field-text'
import { formatDay } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { listOrders } from '~/features/orders/orders.server'
import { message, subject } from '~/features/support/api/inputs.server'
import { closeTicket, openTicket, writeInTicket } from '~/features/support/support.server'
import { text } from '~/features/support/text'
import { text as ui } from '~/features/support/ui/text'
import type { Member } from '~/features/identity/identity'
import type { RequestContext } from '~/server/shop.server'
import type { FormAnswer } from '../../shared/account-form'

type Visit = RequestContext & { visitor: Member }
type Outcome = { leadsTo: string } | ({ status: number } & FormAnswer)

const orderChoices = 10

/** The member's last orders as choices for a ticket; `requested` comes first when it is an older one. */
export async function listOrderChoices({ db, visitor }: Visit, requested: string | null) {
  const { orders } = await listOrders(db, visitor, { start: 0, length: orderChoices })
  const choices = orders.map(({ code, placedAt, grandTotal }) => ({
    code,
    label: ui.orderOption(code, formatDay(new Date(placedAt)), formatPrice(grandTotal)),
  }))
  const isThere = requested === null || choices.some(({ code }) => code === requested)
  return isThere ? choices : [{ code: requested, label: requested }, ...choices]
}

/** Opens a ticket from the page's form. Mistakes come back with all entered values. */
export async function openFromForm(
  visit: Visit,
  values: Record<string, string>,
  path: string,
): Promise<Outcome> {
  const { konu = '', ileti = '', siparis = '' } = values
  const [about, words] = [subject.safeParse(konu), message.safeParse(ileti)]
  const errors = [
    ...(about.success ? [] : [{ path: 'konu', message: fieldSentence(text.subject, konu) }]),
    ...(words.success ? [] : [{ path: 'ileti', message: fieldSentence(text.message, ileti) }]),
  ]
  if (!about.success || !words.success) return { status: 422, values, errors }
  const input = { subject: about.data, message: words.data, orderCode: siparis || undefined }
  const outcome = await openTicket(visit.db, visit.visitor, input, visit.clock())
  switch (outcome.status) {
    case 'opened':
      return { leadsTo: `${path}/${outcome.id}?gonderildi=1` }
    case 'unknown_order':
      return { status: 422, values, errors: [{ path: 'siparis', message: text.unknownOrder }] }
    case 'too_many_open':
      return { status: 409, values, errors: [{ path: '', message: text.tooManyOpen }] }
  }
}

/** Adds a message to a ticket or closes it. Null when the member has no such ticket. */
export async function goOnFromForm(
  visit: Visit,
  id: number,
  values: Record<string, string>,
  path: string,
): Promise<Outcome | null> {
  const { user } = visit.visitor
  if (values['intent'] === 'close') {
    const closed = await closeTicket(visit.db, user, id, `user ${user.userId}`, visit.clock())
    return closed === 'closed' ? { leadsTo: `${path}/${id}?kapandi=1` } : null
  }
  const { ileti = '' } = values
  const words = message.safeParse(ileti)
  if (!words.success)
    return { status: 422, values, errors: [{ path: 'ileti', message: fieldSentence(text.message, ileti) }] }
  const written = { actor: `user ${user.userId}`, message: words.data }
  switch (await writeInTicket(visit.db, user, id, written, visit.clock())) {
    case 'written':
      return { leadsTo: `${path}/${id}?yazildi=1` }
    case 'unknown_ticket':
      return null
    case 'ticket_full':
      return { status: 409, values, errors: [{ path: '', message: text.ticketFull }] }
  }
}
