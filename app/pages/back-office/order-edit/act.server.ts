import { data, redirect } from 'react-router'
import type { RowAnswer } from '~/features/basket/basket'
import type { EditPlan, EditRefusal } from '~/features/fulfilment/fulfilment'
import { editOrder, getFullOrder, planEdit } from '~/features/fulfilment/fulfilment.server'
import { formatPrice } from '~/kernel/turkish'
import { refuseUnconfirmedRefund } from '../shared/confirm.server'
import { readAction } from '../shared/staff.server'
import { text } from './text'
import { readWish } from './wish.server'

type Args = Parameters<typeof readAction>[0] & { params: { code: string } }

/** The answer to a preview, or to a save that was refused. */
export type EditAnswer = {
  refused: string | null
  rows: RowAnswer[]
  plan: EditPlan | null
  values: Record<string, string>
}

/** Previews an edit (`hesapla`), or writes it at the previewed total (`kaydet`). A refusal keeps the entries. */
export async function actOnEdit(args: Args) {
  const { visit, form, values, verb, staff } = await readAction(args, {
    once: ['satirlar', 'kargo', 'kargo-ucreti', 'neden', 'toplam', 'dogrulama'],
    matching: /^(?:adet|fiyat)-\d{1,12}$/,
  })
  const { db, visitor } = visit
  const order = await getFullOrder(db, args.params.code)
  if (!order) throw data(null, 404)
  const { dogrulama: _code, ...kept } = values
  const answer = (part: Partial<EditAnswer>, status: number) =>
    data({ refused: null, rows: [], plan: null, values: kept, ...part } satisfies EditAnswer, status)
  const wish = readWish(form, order.lines)
  if ('wrong' in wish) return answer({ refused: wish.wrong }, 422)
  const plan = await planEdit(db, order.code, wish)
  if ('status' in plan) return answer(told(plan), 409)
  if (verb === 'hesapla') return answer({ plan }, 200)
  const reason = (values['neden'] ?? '').trim().slice(0, 500)
  if (reason.length < 3) return answer({ refused: text.wrong.reason, plan }, 422)
  if (values['toplam'] !== String(plan.after.grandTotal))
    return answer({ refused: text.wrong.previewFirst, plan }, 409)
  const refund = plan.settlement.kind === 'refund' ? plan.settlement.refund : 0
  if (refund > 0 && !visitor.permissions.includes('refunds.give'))
    return answer({ refused: text.wrong.mayNotRefund(formatPrice(refund)), plan }, 403)
  const unconfirmed = await refuseUnconfirmedRefund(visit, args.request, refund, values['dogrulama'] ?? null)
  if (unconfirmed) return answer({ refused: unconfirmed, plan }, 409)
  const outcome = await editOrder(db, order.code, { wish, total: plan.after.grandTotal, reason }, staff)
  if (outcome.status === 'done') return redirect(`/yonetim/siparisler/${order.code}?oldu=duzenle`, 303)
  return answer(told(outcome), 409)
}

function told(refusal: EditRefusal): Partial<EditAnswer> {
  const { wrong } = text
  switch (refusal.status) {
    case 'refused':
      return { refused: text.closed(refusal.is) }
    case 'packages':
      return { refused: wrong.packages(refusal.name, refusal.size) }
    case 'insufficient':
      return { refused: wrong.insufficient(refusal.name, refusal.available) }
    case 'credit':
      return { refused: wrong.credit(formatPrice(refusal.missing)) }
    case 'bad_rows':
      return { refused: wrong.bad_rows, rows: refusal.rows }
    case 'differs':
      return { refused: wrong.previewFirst, plan: refusal.plan }
    default:
      return { refused: wrong[refusal.status] }
  }
}
