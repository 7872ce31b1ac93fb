import { data, redirect } from 'react-router'
import type { BasketAnswer } from '~/features/basket/basket'
import { text } from '~/features/basket/text'
import { readForm, readId } from '~/http/reading/form.server'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/route'
import { BasketPage } from './page'
import { changeFromForm, loadBasketPage } from './page.server'
import { isDocument } from '../shared/form-post'
import { orInstead } from '../shared/or-instead'
import { metaOf } from '../shared/page-meta'
import { tellToWait } from '../shared/tell-to-wait.server'

export const loader = ({ request, context }: Route.LoaderArgs) => loadBasketPage(context.get(shop), request)

const basketFields = [
  ...['intent', 'product_id', 'variant_id', 'package_size', 'packages', 'from', 'saved_id'],
  ...['campaign_id', 'coupon'],
]

/** Every basket form of the shop posts here. From this page, taking a line out leads to where it can be undone. */
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

/** The page stays when the shop cannot be reached, and the form says so (specification §8). */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orInstead(() => serverAction(), { answer: unreachable })
}

function undoAddress({ productId, variantId, quantity }: NonNullable<BasketAnswer['removed']>): string {
  return `/sepetim?geri-al=${productId}.${variantId}.${quantity}`
}

export const meta = metaOf

export default function Basket({ loaderData, actionData }: Route.ComponentProps) {
  return <BasketPage {...loaderData} told={actionData?.answer ?? null} />
}
