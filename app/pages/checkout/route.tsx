import { data, redirect, redirectDocument } from 'react-router'
import type { PageHandle } from '~/shell/layout'
import { checkoutFields } from '~/features/checkout/steps/forms'
import { readForm } from '~/http/reading/form.server'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/route'
import { CheckoutPage } from './page'
import { loadCheckoutPage, saveCheckoutStep } from './page.server'
import { metaOf, titleOf } from '../shared/page-meta'
import { text } from '../shared/text'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await loadCheckoutPage(context.get(shop), request)
  if (!page) throw redirect('/sepetim')
  return page
}

/** Saves one step. Redirects after a success; mistakes come back with all entered values. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(shop)
  const outcome = await saveCheckoutStep(visit, await readForm(request, checkoutFields), request.headers)
  // The bank's page is a full document.
  if (outcome.status !== 'shows')
    return (outcome.status === 'pays' ? redirectDocument : redirect)(outcome.path, 303)
  const refused = visit.retryAfter === null ? 422 : 429
  return data(outcome.answer, { status: outcome.answer.errors.length > 0 ? refused : 200 })
}

// The component renders the title itself, because mistakes in a form prefix it.
export const meta = (args: Route.MetaArgs) => metaOf(args).filter((tag) => !('title' in tag))
export const handle: PageHandle = { layout: 'basic' }

export default function Checkout({ loaderData, actionData, matches }: Route.ComponentProps) {
  const title = titleOf({ loaderData, matches })
  return (
    <>
      <title>{actionData?.errors.length ? text.withErrors(title) : title}</title>
      <CheckoutPage {...loaderData} answer={actionData ?? null} />
    </>
  )
}
