import { data, redirect } from 'react-router'
import { countBasket } from '~/features/basket/basket.server'
import { listOrderLists, makeOrderList } from '~/features/lists/lists.server'
import { readForm, readId } from '~/http/reading/form.server'
import { formatDay } from '~/kernel/dates'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/messages/empty-state'
import { Icon } from '~/ui/icons/icon'
import { Notice } from '~/ui/messages/notice'
import { ShopLink } from '~/ui/links/shop-link'
import { metaOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import { tellToWait } from '../../shared/tell-to-wait.server'
import type { Route } from './+types/route'
import { AccountFrame } from '../account-frame'
import { listsPath } from '../account-nav'
import { ListNameForm } from './name-form'
import { text as texts } from '../text'

const text = texts.lists

/** Sipariş listelerim: named lists for repeated orders. */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const { db, visitor, origin } = visit
  const [lists, inBasket] = await Promise.all([listOrderLists(db, visitor), countBasket(db, visitor)])
  const removed = args.url.searchParams.has('silindi')
  return {
    lists,
    inBasket,
    removed,
    page: { title: texts.pages.lists, canonical: origin + listsPath, noindex: true },
  }
}

/** Makes a list from the basket, or from the order named in the form. */
export async function action(args: Route.ActionArgs) {
  const visit = signedIn(args)
  const form = await readForm(args.request, { once: ['name', 'order_id'] })
  const name = String(form.get('name') ?? '')
  const sentence = await tellToWait(visit, 'basket')
  if (sentence) return data({ name, wrong: sentence, orderId: undefined }, 429)
  const orderId = form.has('order_id') ? (readId(form, 'order_id', 15) ?? 0) : undefined
  const from = orderId === undefined ? 'basket' : { orderId }
  const outcome = await makeOrderList(visit.db, visit.visitor, name, from)
  if (outcome.status === 'saved') return redirect(`${listsPath}/${outcome.id}?kaydedildi=1`, 303)
  return data(
    { name, wrong: text.wrong[outcome.status], orderId },
    outcome.status === 'not_found' ? 404 : 422,
  )
}

export const meta = metaOf

export default function OrderLists({ loaderData, actionData }: Route.ComponentProps) {
  const { lists, inBasket, removed } = loaderData
  const fromOrder = actionData?.orderId !== undefined
  return (
    <AccountFrame current="lists">
      <header className="grid gap-2">
        <h1 className="text-3xl" tabIndex={-1}>
          {texts.pages.lists}
        </h1>
        <p className="max-w-read text-ink-2">{text.lead}</p>
      </header>
      {removed && <Notice kind="success">{text.removed}</Notice>}
      {actionData && inBasket === 0 && !fromOrder && <Notice kind="danger">{actionData.wrong}</Notice>}
      {fromOrder && (
        <section className="account-card" aria-label={text.fromOrder}>
          <h2>{text.fromOrder}</h2>
          <ListNameForm
            action={listsPath}
            submit={text.makeIt}
            name={actionData.name}
            wrong={actionData.wrong}
            orderId={actionData.orderId}
          />
        </section>
      )}
      {lists.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {lists.map(({ id, name, lineCount, changedAt }) => (
            <li key={id} className="account-card relative">
              <h2 className="font-sans font-semibold tracking-normal">
                <ShopLink to={`${listsPath}/${id}`} className="whole-card" ahead={false}>
                  {name}
                </ShopLink>
              </h2>
              <p className="flex items-center gap-2 text-sm text-ink-2">
                <Icon name="rows" />
                {text.lineCount(lineCount)} · {text.changed(formatDay(new Date(changedAt)))}
              </p>
            </li>
          ))}
        </ul>
      )}
      {inBasket > 0 && !fromOrder && (
        <section className="account-card" aria-labelledby="liste-yap">
          <h2 id="liste-yap">{text.make}</h2>
          <p className="text-sm text-ink-2">{text.makeWhy(inBasket)}</p>
          <ListNameForm
            action={listsPath}
            submit={text.makeIt}
            name={actionData?.name}
            wrong={actionData?.wrong}
          />
        </section>
      )}
      {lists.length === 0 && inBasket === 0 && (
        <EmptyState
          icon="rows"
          title={text.empty}
          action={
            <>
              <LinkButton look="primary" to="/category/list">
                {text.shop}
              </LinkButton>
              <LinkButton to="/User/orders">{text.orders}</LinkButton>
            </>
          }
        >
          {text.emptyWhy}
        </EmptyState>
      )}
    </AccountFrame>
  )
}
