import { data, redirect } from 'react-router'
import {
  bankAccountEditor,
  changePaymentMethod,
  listPaymentMethods,
} from '~/features/payments/payments.server'
import { paymentTypes } from '~/features/payments/payments'
import { normalizeIban } from '~/kernel/identity-numbers'
import { amountIn } from '../shared/amount-in'
import { refuseUnconfirmed } from '../shared/confirm.server'
import { readAction, type StaffVisit } from '../shared/staff.server'
import type { RecordAnswer } from '../shared/records/record-form'
import { saveRecord } from '../shared/records/save-record.server'
import { text as shared } from '../shared/text'
import { text as all } from './text'
import { nextRevision } from '../shared/records/next-revision.server'
import { oneLine } from '../shared/one-line'

const text = all.payments
const back = '/yonetim/ayarlar/odeme'
const kdvRates = [0, 1, 10, 20] as const
const names = [
  'ad',
  'aciklama',
  'ucret',
  'kdv',
  'sinir',
  'sunulur',
  'banka',
  'sube',
  'sahip',
  'iban',
  'sira',
  'kod',
]

/** Saves a payment method or a bank account. Bank accounts ask for the second factor again. */
export async function savePayments(args: Parameters<typeof readAction>[0]) {
  const { visit, values: typed, verb, staff } = await readAction(args, { once: [...names, 'kayit', 'surum'] })
  const { kod, ...values } = typed
  if (verb === 'yontem') return saveMethod(visit, values, staff.actor)
  const unconfirmed = await refuseUnconfirmed(visit, args.request, kod ?? null)
  if (unconfirmed)
    return data(
      { verb, refused: unconfirmed, values, revision: values['surum'] ?? '' } satisfies RecordAnswer,
      { status: 422 },
    )
  const input = accountIn(values)
  return saveRecord({ visit, verb, values, editor: bankAccountEditor, input, taken: text.wrong.taken, back })
}

type Values = Record<string, string>

async function saveMethod({ db, gateways, config }: StaffVisit, values: Values, actor: string) {
  const type = Number(values['kayit'])
  const row = (await listPaymentMethods(db)).find((one) => one.type === type)
  const refuse = (refused: string, status = 422) =>
    data(
      {
        verb: 'yontem',
        refused,
        values,
        revision: nextRevision(row ?? null, values, status),
      } satisfies RecordAnswer,
      {
        status,
      },
    )
  if (!row) return refuse(shared.notFound, 404)
  const { ad: name = '', aciklama: description = '', ucret, kdv, sinir } = values
  if (name.length < 2 || name.length > 60) return refuse(text.wrong.name)
  const fee = amountIn(ucret || '0', text.wrong.fee)
  if (typeof fee === 'string') return refuse(fee)
  const feeKdvRate = kdvRates.find((rate) => String(rate) === kdv)
  if (feeKdvRate === undefined) return refuse(text.wrong.kdv)
  const limit = sinir ? amountIn(sinir, text.wrong.limit) : null
  if (typeof limit === 'string' || limit === 0) return refuse(limit || text.wrong.limit)
  // A live shop that offers cards without a gateway does not start.
  if (type === paymentTypes.card && values['sunulur'] === '1' && (await gateways()).chosen === null)
    return refuse(text.wrong.gateway)
  const input = {
    name,
    description: oneLine(description).slice(0, 300),
    active: values['sunulur'] === '1',
    fee,
    feeKdvRate,
    limit,
  }
  const needsAccount = config.payments.gateway === null && config.mode === 'live'
  const shown = { type, revision: values['surum'] ?? '', needsAccount }
  switch (await changePaymentMethod(db, shown, input, actor)) {
    case 'done':
      return redirect(`${back}?oldu=yontem`, 303)
    case 'missing':
      return refuse(shared.notFound, 404)
    case 'stale':
      return refuse(shared.recordStale, 409)
    case 'no_gateway':
      return refuse(text.wrong.gateway)
  }
}

/** The bank account of a form, or the sentence for its first wrong field. */
function accountIn({
  banka: bank = '',
  sube: branch = '',
  sahip: holder = '',
  iban: typed = '',
  sira,
}: Values) {
  if (bank.length < 2 || bank.length > 60) return text.wrong.bank
  if (holder.length < 2 || holder.length > 120) return text.wrong.holder
  const iban = normalizeIban(typed)
  if (!iban) return text.wrong.iban
  const position = /^\d{1,4}$/.test(sira ?? '') ? Number(sira) : 0
  return { bank, branch: branch.slice(0, 60), holder, iban, currency: 'TRY', position }
}
