import { randomUUID } from 'node:crypto'
import { paymentTypes } from '~/features/payments/payments'
import { type Order, type ReturnKind, returnKindsFor } from '~/features/orders/orders'
import { type AskOutcome, askReturn, findAskedReturn, mayAct } from '~/features/orders/orders.server'
import { readRefundAccount } from '~/features/orders/refund-account'
import { text } from '~/features/orders/ui/aftercare-text'
import type { ReturnErrors } from '~/features/orders/ui/return-form'
import { readForm } from '~/http/reading/form.server'
import { fieldSentence } from '~/kernel/field-text'
import { normalizeLines } from '~/kernel/turkish'
import type { RequestContext } from '~/server/shop.server'
import { fieldOf, filesIn, typedIn } from '../shared/account-form'
import { accessOf, signatureIn } from './page.server'

/** Return reasons open to the visitor; none for a company's viewer. */
export function returnKindsOf(
  { visitor, clock }: RequestContext,
  request: Request,
  order: Order,
): ReturnKind[] {
  return signatureIn(request) || mayAct(visitor) ? returnKindsFor(order, clock()) : []
}

/** True when the refund needs a bank account: for orders paid by Havale or in cash on delivery. */
export function needsAccount({ payment }: Order): boolean {
  return payment.type === paymentTypes.transfer || payment.type === paymentTypes.cashOnDelivery
}

/** `refused`: no return is possible (any more); the order's page says so, since there is no form. */
type Sent =
  | { returnId: number }
  | { refused: true }
  | { errors: ReturnErrors; values: Record<string, string> }

/** Reads and sends the form of a return; returns all mistakes together. */
export async function sendReturn(visit: RequestContext, request: Request, order: Order): Promise<Sent> {
  const form = await readForm(request, {
    once: ['anahtar', 'neden', 'aciklama', 'hesap_sahibi', 'iban'],
    many: ['foto'],
    matching: /^adet\.[1-9]\d{0,14}$/,
    files: ['foto'],
  })
  const values = typedIn(form)
  const key = keyIn(values['anahtar'], order)
  const again = await findAskedReturn(visit.db, order, key)
  if (again !== null) return { returnId: again }
  const kinds = returnKindsOf(visit, request, order)
  if (kinds.length === 0) return { refused: true }
  const kind = kinds.find((known) => known === values['neden'])
  const note = normalizeLines(fieldOf(form, 'aciklama'))
  const lines = order.returnable.map(({ lineId }) => ({
    lineId,
    quantity: piecesIn(values[`adet.${lineId}`]),
  }))
  const bank = { holder: fieldOf(form, 'hesap_sahibi'), iban: fieldOf(form, 'iban') }
  const account = readRefundAccount(bank.holder, bank.iban)
  const wrong = account === null ? (['holder', 'iban'] as const) : 'wrong' in account ? account.wrong : []
  const errors: ReturnErrors = [
    ...(lines.some(({ quantity }) => Number.isNaN(quantity)) || lines.every(({ quantity }) => quantity === 0)
      ? [{ path: 'urunler', message: text.wrong.lines }]
      : []),
    ...(kind ? [] : [{ path: 'neden', message: text.wrong.kind }]),
    ...(note.length > 500 || (kind && kind !== 'withdrawal' && note.length < 3)
      ? [{ path: 'aciklama', message: fieldSentence(text.wrong.note, note) }]
      : []),
    ...(needsAccount(order)
      ? wrong.map((field) => ({
          path: fields[field],
          message: fieldSentence(text.wrong[field], bank[field]),
        }))
      : []),
  ]
  if (errors.length > 0 || !kind) return { errors, values }
  const outcome = await askReturn(
    visit,
    accessOf(visit, request),
    {
      code: order.code,
      kind,
      note,
      key,
      lines: lines.filter(({ quantity }) => quantity > 0),
      account: account && 'account' in account ? account.account : null,
      photos: await filesIn(form, 'foto'),
    },
    visit.clock(),
  )
  switch (outcome.status) {
    case 'asked':
      return { returnId: outcome.returnId }
    case 'not_found':
    case 'refused':
      return { refused: true }
    default:
      return { errors: [mistakeOf(outcome)], values }
  }
}

const fields = { holder: 'hesap_sahibi', iban: 'iban' } as const

/** Whole pieces; an empty choice is 0. */
const piecesIn = (typed = '0') => (/^\d{1,7}$/.test(typed.trim()) ? Number(typed) : Number.NaN)

// The order's code keeps keys of different orders apart.
const keyIn = (typed: string | undefined, { code }: Order) => `${code}-${typed?.slice(0, 64) || randomUUID()}`

type Mistake = Extract<AskOutcome, { status: 'no_lines' | 'too_many' | 'bad_photo' }>

function mistakeOf(outcome: Mistake): ReturnErrors[number] {
  switch (outcome.status) {
    case 'no_lines':
      return { path: 'urunler', message: text.wrong.lines }
    case 'too_many':
      return { path: 'urunler', message: text.wrong.tooMany }
    case 'bad_photo':
      return { path: 'foto', message: text.wrong.photo[outcome.reason] }
  }
}

/** The order page's message after the form has redirected to it. */
export function returnToldOf(
  order: Order,
  asked: URLSearchParams,
): { kind: 'success' | 'danger'; sentence: string } | null {
  const answer = asked.get('iade')
  if (answer === refusedAnswer) return { kind: 'danger', sentence: text.wrong.refused }
  const own = order.returns.find(({ id }) => String(id) === answer)
  return own ? { kind: 'success', sentence: text.confirmed(own.id) } : null
}

/** The answer of a form in the form that `returnToldOf` reads. */
export const answerOf = (sent: Exclude<Sent, { errors: unknown }>) =>
  'refused' in sent ? refusedAnswer : String(sent.returnId)

const refusedAnswer = 'olmaz'
