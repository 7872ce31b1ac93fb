import { randomUUID } from 'node:crypto'
import type { FullOrder } from '~/features/fulfilment/fulfilment'
import { mayAct } from '~/features/orders/orders.server'
import { readNoticeTerms, sendNotice } from '~/features/fulfilment/fulfilment.server'
import { noticeInput } from '~/features/fulfilment/notices/schema'
import type { NoticeErrors } from '~/features/fulfilment/ui/notice-form'
import { mostNotices, type NoticeTerms, type SendOutcome } from '~/features/fulfilment/notices/notices'
import { text } from '~/features/fulfilment/notices/text'
import { readForm, readId } from '~/http/reading/form.server'
import { toTl } from '~/kernel/money'
import { readAmount } from '~/kernel/read-amount'
import type { RequestContext } from '~/server/shop.server'
import { fieldOf, filesIn, parseFields, typedIn } from '../shared/account-form'
import { accessOf, signatureIn } from './page.server'

/** The amounts that the visitor can report as paid; null when none, for example for a company's viewer. */
export async function noticeTermsOf(
  { db, visitor, clock }: RequestContext,
  request: Request,
  order: FullOrder,
): Promise<NoticeTerms | null> {
  if (order.notices.length >= mostNotices || !(signatureIn(request) || mayAct(visitor))) return null
  const terms = await readNoticeTerms(db, order.code, clock())
  return terms && { due: terms.due, pays: terms.pays, accounts: terms.accounts }
}

/** Address of that form, or null. */
export async function noticeLinkOf(
  visit: RequestContext,
  request: Request,
  order: FullOrder,
): Promise<string | null> {
  if (!(await noticeTermsOf(visit, request, order))) return null
  const signature = signatureIn(request)
  return `/siparis/${order.code}/odeme-bildirimi${signature ? `?imza=${encodeURIComponent(signature)}` : ''}`
}

/** `refused`: no notice is possible (any more); the order's page says so, since there is no form. */
type Sent =
  | { noticeId: number }
  | { refused: keyof typeof refusals }
  | { errors: NoticeErrors; values: Record<string, string> }

/** Reads and sends the form of a notice; returns all mistakes together. */
export async function sendNoticeForm(
  visit: RequestContext,
  request: Request,
  { code }: FullOrder,
): Promise<Sent> {
  const form = await readForm(request, {
    once: ['anahtar', 'hesap', 'tutar', 'gun', 'gonderen', 'not'],
    files: ['dekont'],
  })
  const values = typedIn(form)
  const amount = readAmount(fieldOf(form, 'tutar'))
  const read = parseFields(noticeInput, {
    bank_account_id: readId(form, 'hesap') ?? undefined,
    amount: Number.isNaN(amount) ? undefined : toTl(amount),
    paid_on: fieldOf(form, 'gun'),
    sender: fieldOf(form, 'gonderen'),
    note: fieldOf(form, 'not'),
  })
  if (read.errors)
    return { errors: read.errors.map(({ path, message }) => ({ path: fields[path] ?? '', message })), values }
  const { data } = read
  const [receipt = null] = await filesIn(form, 'dekont')
  const outcome = await sendNotice(
    visit,
    accessOf(visit, request),
    {
      code,
      accountId: data.bank_account_id,
      amount: data.amount,
      paidOn: data.paid_on,
      sender: data.sender,
      note: data.note,
      receipt,
      // The order's code keeps keys of different orders apart.
      key: `${code}-${values['anahtar']?.slice(0, 64) || randomUUID()}`,
    },
    visit.clock(),
  )
  switch (outcome.status) {
    case 'sent':
      return { noticeId: outcome.noticeId }
    case 'too_many':
      return { refused: 'cok' }
    case 'not_found':
    case 'refused':
      return { refused: 'olmaz' }
    default:
      return { errors: [mistakeOf(outcome)], values }
  }
}

const refusals = { cok: text.wrong.tooMany, olmaz: text.wrong.refused }

/** The order page's message after the form has redirected to it. */
export function toldOf(
  order: FullOrder,
  asked: URLSearchParams,
): { kind: 'success' | 'danger'; sentence: string } | null {
  const answer = asked.get('bildirim')
  if (answer === 'cok' || answer === 'olmaz') return { kind: 'danger', sentence: refusals[answer] }
  const isOwn = order.notices.some(({ id }) => String(id) === answer)
  return isOwn ? { kind: 'success', sentence: text.sent } : null
}

const fields: Record<string, string> = {
  bank_account_id: 'hesap',
  amount: 'tutar',
  paid_on: 'gun',
  sender: 'gonderen',
  note: 'not',
}

type Mistake = Extract<SendOutcome, { status: 'unknown_account' | 'bad_day' | 'bad_receipt' }>

function mistakeOf(outcome: Mistake): NoticeErrors[number] {
  switch (outcome.status) {
    case 'unknown_account':
      return { path: 'hesap', message: text.wrong.account }
    case 'bad_day':
      return { path: 'gun', message: text.wrong.day }
    case 'bad_receipt':
      return { path: 'dekont', message: text.wrong.receipt[outcome.reason] }
  }
}
