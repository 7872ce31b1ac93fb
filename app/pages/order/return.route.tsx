import { randomUUID } from 'node:crypto'
import type { ComponentProps } from 'react'
import { data, redirect } from 'react-router'
import { text } from '~/features/fulfilment/ui/text'
import { ReturnForm } from '~/features/fulfilment/ui/return-form'
import { shop } from '~/server/shop.server'
import { Icon } from '~/ui/icons/icon'
import { ShopLink } from '~/ui/links/shop-link'
import type { Route } from './+types/return.route'
import { requireOrder } from './page.server'
import { answerOf, needsAccount, returnKindsOf, sendReturn } from './return.server'
import { metaOf } from '../shared/page-meta'
import { tellToWait } from '../shared/tell-to-wait.server'

type Answer = Pick<ComponentProps<typeof ReturnForm>, 'errors' | 'values'>

/** The form for returning goods, for the buyer and holders of the email's link. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const order = await requireOrder(visit, request, params.code)
  const kinds = returnKindsOf(visit, request, order)
  const back = `/siparis/${order.code}${url.search}`
  if (kinds.length === 0) throw redirect(back)
  return {
    order,
    kinds,
    back,
    needsAccount: needsAccount(order),
    formKey: randomUUID(),
    page: { title: text.title(order.code), noindex: true },
  }
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const visit = context.get(shop)
  const busy = await tellToWait(visit, 'upload')
  if (busy) return data<Answer>({ errors: [{ path: '', message: busy }], values: {} }, 429)
  const order = await requireOrder(visit, request, params.code)
  const sent = await sendReturn(visit, request, order)
  if ('errors' in sent) return data<Answer>(sent, 422)
  const kept = new URLSearchParams(url.search)
  kept.set('iade', answerOf(sent))
  return redirect(`/siparis/${order.code}?${String(kept)}`, 303)
}

export const meta = metaOf

const nothingSent: Answer = { errors: [], values: {} }

export default function OrderReturn({ loaderData, actionData }: Route.ComponentProps) {
  const { order, kinds, back, formKey } = loaderData
  const { errors, values } = actionData ?? nothingSent
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
      <ReturnForm
        order={order}
        kinds={kinds}
        needsAccount={loaderData.needsAccount}
        formKey={values['anahtar'] || formKey}
        errors={errors}
        values={values}
      />
    </div>
  )
}
