import {
  cancelByStaff,
  confirmDue,
  confirmPayment,
  deliver,
  refuseDelivery,
  ship,
  startPacking,
} from '~/features/fulfilment/fulfilment.server'
import { readId } from '~/http/reading/form.server'
import { text } from '../order.text'
import { piecesIn, reasonIn, told, wordsIn, type Runs } from './run'

/** Steps of an order from payment to delivery, and its cancellation. */
export const stepRuns: Runs = {
  async onayla({ db, order, staff }) {
    return told(await confirmPayment(db, order.code, staff))
  },
  async 'ek-odeme'({ db, order, staff }) {
    return told(await confirmDue(db, order.code, staff))
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
}
