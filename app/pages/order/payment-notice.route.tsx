import { randomUUID } from 'node:crypto'
import type { ComponentProps } from 'react'
import { data, redirect } from 'react-router'
import { NoticeForm } from '~/features/fulfilment/ui/notice-form'
import { text } from '~/features/fulfilment/notices/text'
import { dayInIstanbul } from '~/kernel/dates'
import { shop } from '~/server/shop.server'
import { Icon } from '~/ui/icons/icon'
import { ShopLink } from '~/ui/links/shop-link'
import type { Route } from './+types/payment-notice.route'
import { requireOrder } from './page.server'
import { metaOf } from '../shared/page-meta'
import { noticeTermsOf, sendNoticeForm } from './payment-notice.server'
import { tellToWait } from '../shared/tell-to-wait.server'

type Answer = Pick<ComponentProps<typeof NoticeForm>, 'errors' | 'values'>

/** The form for a notice of a Havale or EFT, for the buyer and holders of the email's link. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const order = await requireOrder(visit, request, params.code)
  const back = `/siparis/${order.code}${url.search}`
  const terms = await noticeTermsOf(visit, request, order)
  if (!terms) throw redirect(back)
  return {
    terms,
    back,
    sender: `${order.address.firstName} ${order.address.lastName}`,
    formKey: randomUUID(),
    today: dayInIstanbul(visit.clock()),
    page: { title: text.title(order.code), noindex: true },
  }
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const visit = context.get(shop)
  const busy = await tellToWait(visit, 'upload')
  if (busy) return data<Answer>({ errors: [{ path: '', message: busy }], values: {} }, 429)
  const order = await requireOrder(visit, request, params.code)
  const sent = await sendNoticeForm(visit, request, order)
  if ('errors' in sent) return data<Answer>(sent, 422)
  const kept = new URLSearchParams(url.search)
  kept.set('bildirim', 'refused' in sent ? sent.refused : String(sent.noticeId))
  return redirect(`/siparis/${order.code}?${String(kept)}`, 303)
}

export const meta = metaOf

export default function PaymentNotice({ loaderData, actionData }: Route.ComponentProps) {
  const { terms, back, formKey, today, sender } = loaderData
  const { errors, values } = actionData ?? { errors: [], values: { gonderen: sender } }
  return (
    <div className="page grid max-w-narrow gap-6 pt-6 pb-16">
      <ShopLink
        to={back}
        className="link inline-flex items-center gap-1 justify-self-start py-1 text-sm"
        ahead={false}
      >
        <Icon name="arrow-left" />
        {text.back}
      </ShopLink>
      <h1 className="text-3xl" tabIndex={-1}>
        {text.heading}
      </h1>
      <NoticeForm
        {...{ terms, today, errors, values }}
        formKey={('anahtar' in values && values['anahtar']) || formKey}
      />
    </div>
  )
}
