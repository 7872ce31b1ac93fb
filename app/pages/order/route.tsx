import { data, redirect } from 'react-router'
import { cancelOrder } from '~/features/fulfilment/fulfilment.server'
import { text as messages } from '~/features/fulfilment/text'
import { OrderDetail } from '~/pages/shared/order-detail'
import { text } from '~/features/orders/ui/text'
import { readForm } from '~/http/reading/form.server'
import { shop } from '~/server/shop.server'
import { Notice } from '~/ui/messages/notice'
import type { Route } from './+types/route'
import { accessOf, requireOrder, signatureIn } from './page.server'
import { returnKindsOf, returnToldOf } from './return.server'
import { metaOf } from '../shared/page-meta'
import { noticeLinkOf, toldOf } from './payment-notice.server'
import { refundAccountFields, refundAccountIn } from './refund-account.server'

/** An order, for holders of its email's link or of the session it was placed with; 404 for everybody else. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const order = await requireOrder(visit, request, params.code)
  const asked = new URL(request.url).searchParams
  const cancelled = asked.has('iptal')
  return {
    order,
    cancelled,
    signature: signatureIn(request),
    returnKinds: returnKindsOf(visit, request, order),
    noticeLink: await noticeLinkOf(visit, request, order),
    told: toldOf(order, asked) ?? returnToldOf(order, asked),
    page: { title: text.orderTitle(order.code), noindex: true },
  }
}

/** Cancels the order while packing has not begun. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const visit = context.get(shop)
  const form = await readForm(request, { once: refundAccountFields })
  const account = refundAccountIn(form)
  if (account && 'wrong' in account) return data({ refused: account.wrong }, { status: 422 })
  const { status } = await cancelOrder(visit.db, accessOf(visit, request), {
    code: params.code,
    now: visit.clock(),
    account,
  })
  if (status === 'not_found') throw data(null, 404)
  if (status === 'refused') return data({ refused: messages.notCancellable }, { status: 409 })
  const kept = new URLSearchParams(url.search)
  kept.set('iptal', '1')
  return redirect(`/siparis/${params.code}?${String(kept)}`, 303)
}

export const meta = metaOf

export default function GuestOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order, cancelled, signature, returnKinds, noticeLink, told } = loaderData
  return (
    <div className="page grid gap-6 pt-6 pb-16">
      {cancelled && <Notice kind="success">{text.cancelled}</Notice>}
      {told && <Notice kind={told.kind}>{told.sentence}</Notice>}
      {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
      <OrderDetail {...{ order, signature, returnKinds, noticeLink }} />
    </div>
  )
}
