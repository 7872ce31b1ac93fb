import { data, redirect } from 'react-router'
import {
  acceptReturn,
  cancelByStaff,
  confirmNotice,
  confirmPayment,
  deliver,
  getFullOrder,
  markRefundPaid,
  receiveReturn,
  refundByStaff,
  refuseDelivery,
  refuseNotice,
  refuseReturn,
  ship,
  startPacking,
} from '~/features/fulfilment/fulfilment.server'
import type { FullOrder, Staff } from '~/features/fulfilment/fulfilment'
import { noticeRefusalText } from '~/features/fulfilment/notices/text'
import { addOrderNote, changeDelivery, longestNote } from '~/features/orders/orders.server'
import { normalizePhone } from '~/kernel/identity-numbers'
import type { Db } from '~/db/connection.server'
import { readId } from '~/http/reading/form.server'
import { readAmount } from '~/kernel/read-amount'
import { getSettings } from '~/features/settings/settings.server'
import type { Refused } from '../shared/action'
import { refuseUnconfirmed } from '../shared/confirm.server'
import { readAction } from '../shared/staff.server'
import { text } from './order.text'

type Args = Parameters<typeof readAction>[0] & { params: { code: string } }
/** The sentence that refuses an action; null when it was carried out. */
type Run = (place: {
  db: Db
  order: FullOrder
  form: FormData
  staff: Staff
  /** Asks for the second factor again; the sentence that refuses, or null. */
  confirm: () => Promise<string | null>
}) => Promise<string | null>

const fields = {
  once: [
    'neden',
    'kargo',
    'takip',
    'baglanti',
    'paket',
    'tutar',
    'anahtar',
    'geri-odeme',
    'bildirim',
    'iade',
    'yazi',
    'ad',
    'soyad',
    'telefon',
    'mahalle',
    'sokak',
    'posta',
    'dogrulama',
  ],
  matching: /^adet-\d{1,12}$/,
}

/** Runs an action on the order and leads back to it. A refusal keeps the entries in their form. */
export async function actOnOrder(args: Args) {
  const { visit, form, verb, staff } = await readAction(args, fields)
  const order = await getFullOrder(visit.db, args.params.code)
  if (!order) throw data(null, 404)
  const confirm = () => refuseUnconfirmed(visit, args.request, form.get('dogrulama'))
  const refused = await runs[verb]!({ db: visit.db, order, form, staff, confirm })
  if (refused === null) return redirect(`/yonetim/siparisler/${order.code}?oldu=${verb}`, 303)
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (name === 'dogrulama' ? [] : [[name, String(value)] as const])),
  )
  return data({ verb, refused, values } satisfies Refused, { status: 409 })
}

const runs: Readonly<Record<string, Run>> = {
  async onayla({ db, order, staff }) {
    return told(await confirmPayment(db, order.code, staff))
  },
  async hazirla({ db, order, staff }) {
    return told(await startPacking(db, order.code, staff))
  },
  async kargola({ db, order, form, staff }) {
    const pieces = piecesIn(form)
    if (pieces === 'wrong') return text.wrongPieces
    const carrierId = readId(form, 'kargo')
    const parcel = {
      ...(carrierId === null ? {} : { carrierId }),
      trackingNumber: wordsIn(form, 'takip', 60),
      link: wordsIn(form, 'baglanti', 500),
      pieces,
    }
    const outcome = await ship(db, order.code, parcel, staff)
    switch (outcome.status) {
      case 'shipped':
        return null
      case 'not_found':
      case 'refused':
        return told(outcome)
      case 'too_many':
        return text.tooMany(outcome.left)
      default:
        return text.cannotShip[outcome.status]
    }
  },
  async teslim({ db, order, form, staff }) {
    const outcome = await deliver(db, order.code, staff, readId(form, 'paket', 12) ?? undefined)
    if (outcome.status === 'delivered') return null
    return outcome.status === 'unknown_shipment' ? text.noParcel : told(outcome)
  },
  async ulasmadi({ db, order, form, staff }) {
    const reason = reasonIn(form)
    return reason === null ? text.reason : told(await refuseDelivery(db, order.code, reason, staff))
  },
  async iptal({ db, order, form, staff }) {
    const reason = reasonIn(form)
    return reason === null ? text.reason : told(await cancelByStaff(db, order.code, reason, staff))
  },
  async 'geri-ode'({ db, order, form, staff, confirm }) {
    const amount = readAmount(wordsIn(form, 'tutar', 20))
    const reason = reasonIn(form)
    const key = wordsIn(form, 'anahtar', 36)
    if (!(amount > 0)) return text.amount
    if (reason === null) return text.reason
    if (!/^[0-9a-f-]{36}$/.test(key)) return text.again
    const unconfirmed = amount >= (await largeRefund(db)) ? await confirm() : null
    if (unconfirmed) return unconfirmed
    const outcome = await refundByStaff(db, { code: order.code, amount, reason, key: `staff-${key}` }, staff)
    switch (outcome.status) {
      case 'due':
        return null
      case 'exceeds':
        return text.exceeds(outcome.left)
      default:
        return outcome.status === 'not_found' ? told(outcome) : text.nothingToReturn
    }
  },
  async odendi({ db, order, form, staff }) {
    const id = readId(form, 'geri-odeme', 12)
    if (!order.refunds.some((one) => one.id === id)) return text.noRefund
    const { status } = await markRefundPaid(db, id!, staff)
    return status === 'done' ? null : text.refundStays[status]
  },
  async 'bildirim-onayla'({ db, order, form, staff }) {
    const id = noticeIn(order, form)
    if (id === null) return text.noNotice
    const typed = wordsIn(form, 'tutar', 20)
    const amount = typed === '' ? null : readAmount(typed)
    if (amount !== null && !(amount > 0)) return text.amount
    return toldOfNotice(await confirmNotice(db, id, amount, staff))
  },
  async 'bildirim-reddet'({ db, order, form, staff }) {
    const id = noticeIn(order, form)
    const reason = reasonIn(form)
    if (id === null) return text.noNotice
    return reason === null ? text.reason : toldOfNotice(await refuseNotice(db, id, reason, staff))
  },
  async not({ db, order, form, staff }) {
    const note = wordsIn(form, 'yazi', longestNote)
    if (note.length < 2) return text.noteTooShort
    await addOrderNote(db, order.id, note, staff)
    return null
  },
  async adres({ db, order, form, staff }) {
    const of = (name: string, most: number) => wordsIn(form, name, most)
    const phone = normalizePhone(of('telefon', 30))
    const change = {
      firstName: of('ad', 60),
      lastName: of('soyad', 60),
      phone: phone ?? '',
      neighbourhood: of('mahalle', 120),
      street: of('sokak', 300),
      postalCode: of('posta', 5),
    }
    if (!phone) return text.phone
    if (change.firstName.length < 2 || change.lastName.length < 2) return text.receiverName
    if (change.street.length < 5 || !/^(\d{5})?$/.test(change.postalCode)) return text.street
    const outcome = await changeDelivery(db, order.code, change, staff)
    if (outcome.status === 'too_late') return text.tooLate
    return outcome.status === 'done' ? null : told(outcome)
  },
  'iade-kabul': (place) => decideReturn(place, (db, id, staff) => acceptReturn(db, id, '', staff)),
  async 'iade-ret'(place) {
    const reason = reasonIn(place.form)
    if (reason === null) return text.reason
    return decideReturn(place, (db, id, staff) => refuseReturn(db, id, reason, staff))
  },
  async 'iade-geldi'(place) {
    const pieces = piecesIn(place.form, true)
    if (pieces === 'wrong') return text.wrongPieces
    return decideReturn(place, (db, id, staff) => receiveReturn(db, id, pieces, staff))
  },
}

/** Refunds from this amount on ask for the second factor again, in kuruş. */
async function largeRefund(db: Db): Promise<number> {
  return (await getSettings(db)).number('checkout', 'refund_confirm_from', 5_000) * 100
}

async function decideReturn(
  { db, order, form, staff }: Parameters<Run>[0],
  decide: (db: Db, id: number, staff: Staff) => ReturnType<typeof acceptReturn>,
): Promise<string | null> {
  const id = readId(form, 'iade', 12)
  if (!order.returns.some((one) => one.id === id)) return text.noReturn
  const outcome = await decide(db, id!, staff)
  switch (outcome.status) {
    case 'done':
      return null
    case 'too_many':
      return text.tooMany(outcome.left)
    case 'refused':
      return text.returnStays
    case 'not_found':
      return text.noReturn
  }
}

function toldOfNotice(outcome: Awaited<ReturnType<typeof confirmNotice>>): string | null {
  if (outcome.status === 'done') return null
  return outcome.status === 'not_found' ? text.noNotice : noticeRefusalText(outcome)
}

function told(outcome: Parameters<typeof text.stays>[0] | { status: 'done' }): string | null {
  return outcome.status === 'done' ? null : text.stays(outcome)
}

const wordsIn = (form: FormData, name: string, most: number) =>
  String(form.get(name) ?? '')
    .trim()
    .slice(0, most)

/** A reason that the buyer reads: 3 to 500 characters; null when it is shorter. */
function reasonIn(form: FormData): string | null {
  const reason = wordsIn(form, 'neden', 500)
  return reason.length < 3 ? null : reason
}

function noticeIn(order: FullOrder, form: FormData): number | null {
  const id = readId(form, 'bildirim', 12)
  return order.notices.some((one) => one.id === id) ? id : null
}

/** Pieces by line from the fields `adet-12`; null when no field was sent: then all that are left. */
function piecesIn(form: FormData, withZero = false): Map<number, number> | null | 'wrong' {
  const typed = [...form].filter(([name]) => name.startsWith('adet-'))
  if (typed.length === 0) return null
  const pieces = new Map<number, number>()
  for (const [name, value] of typed) {
    const amount = String(value).trim() || '0'
    if (!/^\d{1,7}$/.test(amount)) return 'wrong'
    if (withZero || Number(amount) > 0) pieces.set(Number(name.slice('adet-'.length)), Number(amount))
  }
  return pieces.size === 0 ? 'wrong' : pieces
}
