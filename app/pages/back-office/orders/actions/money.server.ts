import type { FullOrder } from '~/features/fulfilment/fulfilment'
import {
  confirmNotice,
  markRefundPaid,
  refundByStaff,
  refuseNotice,
} from '~/features/fulfilment/fulfilment.server'
import { noticeRefusalText } from '~/features/fulfilment/notices/text'
import { readId } from '~/http/reading/form.server'
import { amountIn } from '../../shared/amount-in'
import { text } from '../order.text'
import { reasonIn, told, wordsIn, type Runs } from './run'

/** Refunds, and the transfers that buyers report. */
export const moneyRuns: Runs = {
  async 'geri-ode'({ db, order, form, staff, confirmRefund }) {
    const amount = amountIn(wordsIn(form, 'tutar', 20), text.amount)
    const reason = reasonIn(form)
    const key = wordsIn(form, 'anahtar', 36)
    if (typeof amount === 'string') return amount
    if (amount === 0) return text.amount
    if (reason === null) return text.reason
    if (!/^[0-9a-f-]{36}$/.test(key)) return text.again
    const unconfirmed = await confirmRefund(amount)
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
    const amount = typed === '' ? null : amountIn(typed, text.amount)
    if (typeof amount === 'string') return amount
    if (amount === 0) return text.amount
    return toldOfNotice(await confirmNotice(db, id, amount, staff))
  },
  async 'bildirim-reddet'({ db, order, form, staff }) {
    const id = noticeIn(order, form)
    const reason = reasonIn(form)
    if (id === null) return text.noNotice
    return reason === null ? text.reason : toldOfNotice(await refuseNotice(db, id, reason, staff))
  },
}

function toldOfNotice(outcome: Awaited<ReturnType<typeof confirmNotice>>): string | null {
  if (outcome.status === 'done') return null
  return outcome.status === 'not_found' ? text.noNotice : noticeRefusalText(outcome)
}

function noticeIn(order: FullOrder, form: FormData): number | null {
  const id = readId(form, 'bildirim', 12)
  return order.notices.some((one) => one.id === id) ? id : null
}
