import { listDealers } from '~/features/customers/customers.server'
import type { BookOutcome, LedgerOutcome, Staff } from '~/features/fulfilment/fulfilment'
import {
  bookLines,
  postLine,
  setLinesAside,
  takeLineBack,
  uploadBankFile,
} from '~/features/fulfilment/fulfilment.server'
import { fieldOf, filesIn } from '~/pages/shared/account-form'
import type { Db } from '~/db/connection.server'
import { readId } from '../shared/list-address'
import { text } from './text'

/** The result of an action: `done` with values for the address, or the reason for the refusal. */
type Result =
  | { done: Record<string, string> }
  | { refused: string; status?: 404 | 409 | 422; failed?: Record<string, string> }

/** Keeps the incoming payments of an uploaded file. */
export async function upload(db: Db, form: FormData, staff: Staff): Promise<Result> {
  const accountId = readId(fieldOf(form, 'hesap'))
  const [file] = await filesIn(form, 'dosya')
  if (accountId === null) return { refused: text.wrong.account }
  if (!file) return { refused: text.wrong.noFile }
  const outcome = await uploadBankFile(db, { accountId, ...file }, staff)
  if (outcome.status === 'unknown_account') return { refused: text.wrong.account }
  if (outcome.status === 'refused') return { refused: outcome.why }
  return { done: { yeni: String(outcome.added), adet: String(outcome.credits) } }
}

/** Books lines as the payment of one order. */
export async function book(db: Db, form: FormData, staff: Staff): Promise<Result> {
  const code = fieldOf(form, 'siparis').trim().toUpperCase()
  const outcome = await bookLines(db, { lineIds: lineIds(form), code }, staff)
  if (outcome.status !== 'done') return { refused: whyNotBooked(outcome, code), status: 409 }
  return { done: outcome.excess > 0 ? { kod: code, fazla: String(outcome.excess) } : {} }
}

/** Books each selected line for its suggested order. Lines that are refused stay selected with the reason. */
export async function bookSelected(db: Db, form: FormData, staff: Staff): Promise<Result> {
  const ids = lineIds(form)
  if (ids.length === 0) return { refused: text.wrong.nothing }
  const failed: Record<string, string> = {}
  for (const id of ids) {
    const code = fieldOf(form, `siparis-${id}`)
    const outcome = await bookLines(db, { lineIds: [id], code }, staff)
    if (outcome.status !== 'done') failed[id] = whyNotBooked(outcome, code)
  }
  const count = Object.keys(failed).length
  if (count > 0) return { refused: text.notConfirmed(count), failed, status: 409 }
  return { done: { adet: String(ids.length) } }
}

/** Posts a line onto the account of a chosen dealer, or of the dealer with the typed tax number. */
export async function post(db: Db, form: FormData, staff: Staff): Promise<Result> {
  const [lineId] = lineIds(form)
  if (lineId === undefined) return { refused: text.wrong.line, status: 404 }
  const typed = fieldOf(form, 'vergi').replace(/\s/g, '')
  const chosen = readId(fieldOf(form, 'bayi'))
  const partnerId =
    chosen ??
    (typed === '' ? null : (await listDealers(db)).find(({ taxNumber }) => taxNumber === typed)?.id) ??
    null
  if (partnerId === null) return { refused: text.wrong.dealer }
  const outcome = await postLine(db, { lineId, partnerId }, staff)
  return outcome.status === 'done' ? { done: {} } : { refused: whyNotPosted(outcome), status: 409 }
}

/** Sets lines aside with a reason. */
export async function setAside(db: Db, form: FormData, staff: Staff): Promise<Result> {
  const reason = fieldOf(form, 'neden').trim()
  if (reason.length < 3 || reason.length > 200) return { refused: text.wrong.reason }
  const outcome = await setLinesAside(db, { lineIds: lineIds(form), reason }, staff)
  return outcome.status === 'done' ? { done: {} } : { refused: whyNotPosted(outcome), status: 409 }
}

/** Opens a line again that was set aside. */
export async function takeBack(db: Db, form: FormData, staff: Staff): Promise<Result> {
  const outcome = await takeLineBack(db, lineIds(form)[0] ?? 0, staff)
  return outcome.status === 'done' ? { done: {} } : { refused: whyNotPosted(outcome), status: 409 }
}

/** The lines named in a form, each once. */
export const lineIds = (form: FormData): number[] => [
  ...new Set(form.getAll('satir').flatMap((value) => readId(String(value)) ?? [])),
]

function whyNotBooked(outcome: Exclude<BookOutcome, { status: 'done' }>, code: string): string {
  switch (outcome.status) {
    case 'not_found':
      return text.wrong.line
    case 'decided':
      return text.wrong.decided(outcome.is)
    case 'no_order':
      return text.wrong.noOrder(code || text.orderCode)
    case 'not_waiting':
      return text.wrong.notWaiting(code)
    case 'paid_otherwise':
      return text.wrong.paidOtherwise(code)
    case 'too_little':
      return text.wrong.tooLittle(outcome.missing)
  }
}

function whyNotPosted(outcome: Exclude<LedgerOutcome, { status: 'done' }>): string {
  switch (outcome.status) {
    case 'not_found':
      return text.wrong.line
    case 'decided':
      return text.wrong.decided(outcome.is)
    case 'no_partner':
      return text.wrong.dealer
  }
}
