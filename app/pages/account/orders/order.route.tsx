import { orderBar } from '~/features/customers/customers'
import { data, Form, redirect } from 'react-router'
import { RefillResult } from '~/features/basket/ui/refill-result'
import { cancelOrder, getOwnFullOrder } from '~/features/fulfilment/fulfilment.server'
import { reorder } from '~/features/orders/orders.server'
import { text as messages } from '~/features/fulfilment/text'
import { OrderDetail } from '~/pages/shared/order-detail'
import { text as orderText } from '~/features/orders/ui/text'
import { readForm } from '~/http/reading/form.server'
import { Button, LinkButton } from '~/ui/button'
import { Icon } from '~/ui/icons/icon'
import { Notice } from '~/ui/messages/notice'
import { ShopLink } from '~/ui/links/shop-link'
import { returnKindsOf } from '../../order/return.server'
import { metaOf } from '../../shared/page-meta'
import { noticeLinkOf } from '../../order/payment-notice.server'
import { refundAccountFields, refundAccountIn } from '../../order/refund-account.server'
import { signedIn } from '../../shared/signed-in.server'
import { tellToWait } from '../../shared/tell-to-wait.server'
import type { Route } from './+types/order.route'
import { AccountFrame } from '../account-frame'
import { ListNameForm } from '../lists/name-form'
import { helpPath, ordersPath } from '../account-nav'
import { text as texts } from '../text'

const text = texts.order

/** An order of the member; 404 for everybody else. */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const order = await getOwnFullOrder(visit.db, visit.visitor, { id: idOf(args.params.id) })
  if (!order) throw data(null, 404)
  return {
    order,
    mayReorder: orderBar(visit.visitor) === null,
    returnKinds: returnKindsOf(visit, args.request, order),
    noticeLink: await noticeLinkOf(visit, args.request, order),
    cancelled: args.url.searchParams.has('iptal'),
    page: { title: text.title(order.code), noindex: true },
  }
}

/** Adds its goods to the basket again, or cancels it while that is allowed. */
export async function action(args: Route.ActionArgs) {
  const visit = signedIn(args)
  const { db, visitor } = visit
  const form = await readForm(args.request, { once: ['intent', ...refundAccountFields] })
  const id = idOf(args.params.id)
  const sentence = await tellToWait(visit, 'basket')
  if (sentence) return data({ refused: sentence, refill: null }, 429)
  if (form.get('intent') === 'reorder') {
    const refill = await reorder(db, visitor, id)
    if (!refill) throw data(null, 404)
    return data({ refill, refused: null })
  }
  const order = await getOwnFullOrder(db, visitor, { id })
  if (!order) throw data(null, 404)
  const account = refundAccountIn(form)
  if (account && 'wrong' in account) return data({ refused: account.wrong, refill: null }, 422)
  const { status } = await cancelOrder(db, { visitor }, { code: order.code, now: visit.clock(), account })
  if (status === 'refused') return data({ refused: messages.notCancellable, refill: null }, 409)
  return redirect(`${ordersPath}/detail/${id}?iptal=1`, 303)
}

// Values that are no id match no order.
const idOf = (param: string) => (/^[1-9]\d{0,14}$/.test(param) ? Number(param) : 0)

export const meta = metaOf

export default function AccountOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order, mayReorder, cancelled, returnKinds, noticeLink } = loaderData
  return (
    <AccountFrame current="orders">
      <ShopLink
        to="/User/orders"
        className="link inline-flex items-center gap-1 justify-self-start py-1 text-sm"
        ahead={false}
      >
        <Icon name="arrow-left" />
        {text.back}
      </ShopLink>
      {cancelled && <Notice kind="success">{orderText.cancelled}</Notice>}
      {actionData?.refused && <Notice kind="danger">{actionData.refused}</Notice>}
      {actionData?.refill && <RefillResult answer={actionData.refill} />}
      <OrderDetail order={order} returnKinds={returnKinds} noticeLink={noticeLink}>
        {mayReorder && (
          <div className="grid gap-2">
            <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button name="intent" value="reorder" look="primary" icon="bag">
                {text.reorder}
              </Button>
              <LinkButton to={`/hizli-siparis?siparis=${order.id}`} icon="rows" ahead={false}>
                {text.template}
              </LinkButton>
              <span className="w-full text-sm text-ink-2">{text.reorderWhy}</span>
            </Form>
            <details>
              <summary className="link inline-flex min-h-11 items-center text-sm">
                {texts.lists.fromOrder}
              </summary>
              <ListNameForm action="/User/lists" submit={texts.lists.makeIt} orderId={order.id} />
            </details>
          </div>
        )}
      </OrderDetail>
      <p className="border-t border-line pt-4">
        <ShopLink
          to={`${helpPath}?siparis=${order.code}`}
          className="link inline-flex min-h-11 items-center gap-2"
          ahead={false}
        >
          <Icon name="chat" />
          {text.ask}
        </ShopLink>
      </p>
    </AccountFrame>
  )
}
