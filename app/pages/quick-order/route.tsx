import { data, redirect } from 'react-router'
import type { OrderAnswer } from '~/features/basket/quick-order/quick-order'
import { orderText } from '~/features/basket/quick-order/quick-order.text'
import { QuickOrder } from '~/features/basket/ui/sheet/quick-order'
import { quickOrderPath } from '~/features/basket/ui/sheet/use-order-form'
import { useShell } from '~/shell/use-shell'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/route'
import { suggestCodes } from '../shared/code-suggestions'
import { isDocument } from '../shared/form-post'
import { orInstead } from '../shared/or-instead'
import { orderFromForm } from './order-form.server'
import { metaOf } from '../shared/page-meta'
import { loadTemplates } from './page.server'
import { QuickOrderTemplates } from './templates'
import { text } from './page.text'
import { unlessPosted } from '../shared/unless-posted'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const { origin } = visit
  return {
    ...(await loadTemplates(visit, url.searchParams)),
    page: {
      title: text.title,
      description: text.lead,
      canonical: origin + quickOrderPath,
      noindex: true,
    },
  }
}

/** Handles rows of codes and packages from this page, a compact list or a matrix. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(shop)
  const order = await orderFromForm(visit, request)
  const done = order.tried && order.kind === 'success'
  if (done && isDocument(request)) return redirect('/sepetim', 303)
  return data({ order }, { status: visit.retryAfter ? 429 : 200 })
}

const unreachable: OrderAnswer = {
  rows: [],
  kind: 'danger',
  message: orderText.failed,
  tried: false,
  rest: '',
}

/** Keeps the typed rows when the shop cannot be reached. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orInstead(() => serverAction(), { order: unreachable })
}

export const meta = metaOf

export const shouldRevalidate = unlessPosted

export default function QuickOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { templates, filled, chosen } = loaderData
  const shown = useShell()?.prices.kdv ?? 'gross'
  return (
    <div className="page grid gap-6 pt-6 pb-16">
      <header className="grid gap-2">
        <h1 className="text-4xl" tabIndex={-1}>
          {text.title}
        </h1>
        <p className="max-w-read text-ink-2">{text.lead}</p>
      </header>
      {templates && <QuickOrderTemplates {...templates} />}
      <QuickOrder key={chosen} told={actionData?.order ?? filled} suggest={suggestCodes[shown]} />
    </div>
  )
}
