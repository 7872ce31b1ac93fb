import { data, redirect } from 'react-router'
import { text } from '~/features/stock-alerts/text'
import { StockAlertForm } from '~/features/stock-alerts/ui/stock-alert-form'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/route'
import { metaOf } from '../shared/page-meta'
import { orInstead } from '../shared/or-instead'
import { findGoods, submitAlert, variantIn } from './page.server'

/** The form of one variant on a page of its own, for browsers without scripts whose entry was refused. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const variantId = variantIn(url.searchParams)
  if (variantId === null) throw redirect('/')
  const goods = await findGoods(visit, variantId)
  if (!goods) throw data(null, 404)
  const isGuest = visit.visitor.kind === 'guest'
  return { variantId, goods, isGuest, page: { title: text.title, noindex: true } }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const variantId = variantIn(url.searchParams)
  if (variantId === null) throw data(null, 400)
  return submitAlert(context.get(shop), request, variantId)
}

/** Keeps the entry when the shop cannot be reached. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orInstead(() => serverAction(), { answer: { kind: 'danger' as const, message: text.failed } })
}

export const meta = metaOf

export default function StockAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const { variantId, goods, isGuest } = loaderData
  return (
    <div className="page grid max-w-read gap-6 pt-6 pb-16">
      <h1 className="text-3xl" tabIndex={-1}>
        {goods.productName}, {goods.variantName}
      </h1>
      <StockAlertForm variantId={variantId} isGuest={isGuest} told={actionData?.answer} />
    </div>
  )
}
