import { data, Form, redirect } from 'react-router'
import { dropAlert, listShownAlerts } from '~/features/stock-alerts/stock-alerts.server'
import { readForm, readId } from '~/http/reading/form.server'
import { formatDay } from '~/kernel/dates'
import { Button, LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/messages/empty-state'
import { Notice } from '~/ui/messages/notice'
import { ShopLink } from '~/ui/links/shop-link'
import { useFocusOnward } from '~/ui/use-focus-onward'
import { metaOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import type { Route } from './+types/route'
import { AccountFrame } from '../account-frame'
import { stockAlertsPath } from '../account-nav'
import { text } from './text'
import { text as texts } from '../text'

/** Stok haberlerim: the sold-out goods that the member waits for. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, origin } = signedIn(args)
  return {
    alerts: await listShownAlerts(db, visitor),
    dropped: args.url.searchParams.has('silindi'),
    page: { title: texts.pages.stockAlerts, canonical: origin + stockAlertsPath, noindex: true },
  }
}

/** Deletes one of the member's alerts. */
export async function action(args: Route.ActionArgs) {
  const { db, visitor } = signedIn(args)
  const id = readId(await readForm(args.request, { once: ['id'] }), 'id', 15)
  if (id === null || !(await dropAlert(db, visitor, id))) throw data(null, 404)
  return redirect(`${stockAlertsPath}?silindi=1`, 303)
}

export const meta = metaOf

export default function StockAlerts({ loaderData: { alerts, dropped } }: Route.ComponentProps) {
  useFocusOnward(alerts.length)
  return (
    <AccountFrame current="stockAlerts">
      <header className="grid gap-2">
        <h1 className="text-3xl" tabIndex={-1}>
          {texts.pages.stockAlerts}
        </h1>
        <p className="max-w-read text-ink-2">{text.lead}</p>
      </header>
      {dropped && <Notice kind="success">{text.dropped}</Notice>}
      {alerts.length > 0 ? (
        <ul className="grid gap-3 sm:grid-cols-2">
          {alerts.map(({ id, productName, variantName, path, createdAt }) => (
            <li key={id} className="account-card">
              <h2 className="font-sans font-semibold tracking-normal">
                {path ? (
                  <ShopLink to={path} className="link">
                    {productName}
                  </ShopLink>
                ) : (
                  productName
                )}
              </h2>
              <p className="text-sm text-ink-2">
                {variantName} · {path ? text.since(formatDay(new Date(createdAt))) : text.notSold}
              </p>
              <Form method="post" action={stockAlertsPath} className="mt-auto">
                <input type="hidden" name="id" value={id} />
                <Button size="small" aria-label={text.dropNamed(`${productName}, ${variantName}`)}>
                  {text.drop}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="mail"
          title={text.empty}
          action={
            <LinkButton look="primary" to="/category/list">
              {text.shop}
            </LinkButton>
          }
        >
          {text.emptyWhy}
        </EmptyState>
      )}
    </AccountFrame>
  )
}
