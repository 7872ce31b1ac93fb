import { data, redirect } from 'react-router'
import { isDay, paymentMeans } from '~/features/ledger/ledger'
import { postByStaff, type StaffEntry } from '~/features/ledger/ledger.server'
import { dayInIstanbul } from '~/kernel/dates'
import { amountIn } from '../shared/amount-in'
import type { Refused } from '../shared/action'
import { readId } from '../shared/list-address'
import { readAction } from '../shared/staff.server'
import { text } from './ledger.text'

type Args = Parameters<typeof readAction>[0] & { params: { id: string } }

const { wrong } = text

/** Posts an entry onto a customer's account and leads back to it. Sent twice, a form posts once. */
export async function postEntry(args: Args) {
  const { visit, values, verb } = await readAction(args, {
    once: ['tutar', 'yol', 'gun', 'vade', 'evrak', 'aciklama', 'anahtar'],
  })
  const partnerId = readId(args.params.id)
  if (partnerId === null) throw data(null, 404)
  const refuse = (refused: string) => data({ verb, refused, values } satisfies Refused, { status: 422 })
  const today = dayInIstanbul(visit.clock())
  const postedOn = values['gun'] || today
  if (!isDay(postedOn) || postedOn > today) return refuse(wrong.day)
  const key = values['anahtar'] ?? ''
  if (!/^[0-9a-f-]{36}$/.test(key)) return refuse(wrong.again)
  const entry = entryIn(verb, values, postedOn)
  if (typeof entry === 'string') return refuse(entry)
  const outcome = await postByStaff(visit.db, entry, {
    partnerId,
    postedOn,
    documentNo: (values['evrak'] ?? '').slice(0, 50),
    description: (values['aciklama'] ?? '').slice(0, 200),
    key: `staff ${key}`,
    actor: visit.actor,
  })
  if (outcome.status === 'no_partner') return refuse(wrong.gone)
  return redirect(`/yonetim/musteriler/${partnerId}/cari?oldu=1`, 303)
}

/** The entry in the form; a sentence for the first field that is wrong. */
function entryIn(verb: string, values: Record<string, string>, postedOn: string): StaffEntry | string {
  const amount = readSigned(values['tutar'] ?? '')
  const isSigned = verb !== 'tahsilat'
  if (typeof amount === 'string') return amount
  if (amount === 0 || (amount < 0 && !isSigned)) return wrong.amount
  if (verb === 'fiyat-farki') return { name: 'difference', amount }
  if (verb === 'devir') {
    const dueOn = values['vade'] ?? ''
    if (dueOn !== '' && (!isDay(dueOn) || dueOn < postedOn)) return wrong.due
    return { name: 'opening', amount, ...(dueOn === '' ? {} : { dueOn }) }
  }
  const means = paymentMeans.find((one) => one === values['yol'])
  return means ? { name: 'payment', amount, means } : wrong.means
}

/** An amount in TL that may be negative, in kuruş, or the sentence that refuses it. */
function readSigned(typed: string): number | string {
  const isNegative = /^[-−]/.test(typed)
  const amount = amountIn(isNegative ? typed.slice(1) : typed, wrong.amount)
  return typeof amount === 'number' && isNegative ? -amount : amount
}
