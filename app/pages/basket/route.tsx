import { data, redirect } from 'react-router'
import { isOutage } from '~/db/outage.server'
import type { BasketAnswer } from '~/features/basket/basket'
import { text } from '~/features/basket/text'
import { readForm, readId } from '~/http/reading/form.server'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/route'
import { BasketAway } from './away'
import { BasketPage } from './page'
import { changeFromForm, loadBasketPage, pageOf } from './page.server'
import { isDocument } from '../shared/form-post'
import { orInstead } from '../shared/or-instead'
import { metaOf } from '../shared/page-meta'
import { tellToWait } from '../shared/tell-to-wait.server'

/**
 * Data of the page. A basket that could not be read is shown as an empty one with a button to retry (specification
 * §8).
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  try {
    return await loadBasketPage(visit, request)
  } catch (error) {
    visit.log.error({ err: error }, 'basket not read')
    visit.outage ||= isOutage(error)
    return data({ page: pageOf(visit.origin), basket: null }, { status: 500 })
  }
}

const basketFields = [
  'intent',
  'product_id',
  'variant_id',
  'package_size',
  'packages',
  'from',
  'saved_id',
  'campaign_id',
  'coupon',
]

/** Every basket form of the shop posts here. On this page, removing a line redirects to where it can be undone. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, { once: basketFields })
  const visit = context.get(shop)
  const sentence = await tellToWait(visit, form.get('intent') === 'coupon' ? 'coupon' : 'basket')
  if (sentence) return data({ answer: refused(sentence, form) }, 429)
  const answer = await changeFromForm(visit, form)
  const fromPage = form.get('from') === 'page'
  if (answer.removed && (fromPage || isDocument(request))) return redirect(undoAddress(answer.removed), 303)
  if (answer.kind === 'success' && isDocument(request)) return redirect('/sepetim', 303)
  return data({ answer }, { status: answer.kind === 'danger' && isDocument(request) ? 409 : 200 })
}

function refused(message: string, form: FormData): BasketAnswer {
  return { kind: 'warning', message, variantId: readId(form, 'variant_id'), removed: null }
}

const unreachable: BasketAnswer = { kind: 'danger', message: text.failed, variantId: null, removed: null }

/** Keeps the page when the shop cannot be reached, with a message (specification §8). */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orInstead(() => serverAction(), { answer: unreachable })
}

function undoAddress({ productId, variantId, quantity }: NonNullable<BasketAnswer['removed']>): string {
  return `/sepetim?geri-al=${productId}.${variantId}.${quantity}`
}

export const meta = metaOf

export default function Basket({ loaderData, actionData }: Route.ComponentProps) {
  const told = actionData?.answer ?? null
  return loaderData.basket ? <BasketPage {...loaderData} told={told} /> : <BasketAway told={told} />
}
