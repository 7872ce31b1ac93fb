import { Form } from 'react-router'
import { OrderCard } from '~/features/orders/ui/order-card'
import { Button, LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/messages/empty-state'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { metaOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import type { Route } from './+types/route'
import { AccountFrame } from '../account-frame'
import { ordersPath } from '../account-nav'
import { loadOrderList } from './page.server'
import { PageLinks } from '../page-links'
import { text as texts } from '../text'

const text = texts.orders

/** Siparişlerim: search by code or product, filter by year; 30 per page. */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const page = { title: texts.pages.orders, canonical: visit.origin + ordersPath, noindex: true }
  return { ...(await loadOrderList(visit, args.url.searchParams)), page }
}

export const meta = metaOf

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { orders, total, years, asked, pages } = loaderData
  const filtered = asked.search !== '' || asked.year !== null
  return (
    <AccountFrame current="orders">
      <h1 className="text-3xl" tabIndex={-1}>
        {texts.pages.orders}
      </h1>
      {years.length === 0 ? (
        <EmptyState
          icon="package"
          title={text.empty}
          action={
            <LinkButton look="primary" to="/category/list">
              {text.browse}
            </LinkButton>
          }
        >
          {text.emptyWhy}
        </EmptyState>
      ) : (
        <>
          <Form
            role="search"
            aria-label={text.searchName}
            className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]"
            key={`${asked.search} ${asked.year}`}
          >
            <TextField
              label={text.search}
              name="q"
              type="search"
              defaultValue={asked.search}
              maxLength={100}
            />
            <Select label={text.year} name="yil" defaultValue={asked.year ?? ''}>
              <option value="">{text.allYears}</option>
              {years.map((year) => (
                <option key={year} value={year}>
                  {year}
                </option>
              ))}
            </Select>
            <Button icon="search">{text.find}</Button>
          </Form>
          {total > 0 ? (
            <section className="grid gap-4" aria-label={text.list}>
              <p className="text-sm text-ink-2" role="status">
                {text.count(total)}
              </p>
              <ul className="grid gap-3">
                {orders.map((order) => (
                  <li key={order.id}>
                    <OrderCard order={order} />
                  </li>
                ))}
              </ul>
              <PageLinks {...pages} />
            </section>
          ) : (
            filtered && (
              <EmptyState
                icon="search"
                title={text.none}
                action={<LinkButton to="/User/orders">{text.clear}</LinkButton>}
              >
                {text.noneWhy}
              </EmptyState>
            )
          )}
        </>
      )}
    </AccountFrame>
  )
}
