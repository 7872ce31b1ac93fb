import { Form } from 'react-router'
import { balanceMark } from '~/features/ledger/ledger'
import { formatAddress } from '~/features/orders/orders'
import { OrderCard } from '~/features/orders/ui/order-card'
import { formatPrice } from '~/kernel/turkish'
import { Button, LinkButton } from '~/ui/button'
import { Icon } from '~/ui/icons/icon'
import { Notice } from '~/ui/messages/notice'
import { ShopLink } from '~/ui/links/shop-link'
import { metaOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import type { Route } from './+types/route'
import { AccountFrame } from '../account-frame'
import { requestsPath, stockAlertsPath } from '../account-nav'
import { loadAccountHome } from './page.server'
import { text as texts } from '../text'

const text = texts.home

/** Hesabım: recent activity and the most used links. */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const page = { title: texts.pages.home, canonical: `${visit.origin}/User/detail`, noindex: true }
  return { ...(await loadAccountHome(visit)), page }
}

export const meta = metaOf

export default function AccountHome({ loaderData }: Route.ComponentProps) {
  const { name, lastOrder, waiting, decides, wholesale, approval, mayOrder } = loaderData
  return (
    <AccountFrame current="home">
      <h1 className="text-3xl" tabIndex={-1}>
        {text.hello(name)}
      </h1>
      {approval !== null && approval !== 1 && (
        <Notice kind={approval === 0 ? 'info' : 'warning'}>
          <strong>{text.application}.</strong> {text.approval[approval]}{' '}
          {approval !== 3 && (
            <ShopLink to="/unapproved" className="link" ahead={false}>
              {text.seeApplication}
            </ShopLink>
          )}
        </Notice>
      )}
      {waiting > 0 && (
        <Notice kind={decides ? 'warning' : 'info'}>
          {decides ? text.waitingForYou(waiting) : text.waitingForOwner(waiting)}{' '}
          <ShopLink to={requestsPath} className="link" ahead={false}>
            {text.seeRequests}
          </ShopLink>
        </Notice>
      )}
      {!lastOrder && <FirstSteps />}
      {lastOrder && (
        <section className="grid gap-3" aria-labelledby="son-siparis">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id="son-siparis" className="text-xl">
              {text.lastOrder}
            </h2>
            <ShopLink to="/User/orders" className="link py-1 text-sm" ahead={false}>
              {text.allOrders}
            </ShopLink>
          </div>
          <OrderCard order={lastOrder} heading="h3" />
          {mayOrder && (
            <Form
              method="post"
              action={`/User/orders/detail/${lastOrder.id}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-2"
            >
              <Button name="intent" value="reorder" icon="retry">
                {text.reorder}
              </Button>
              <span className="text-sm text-ink-2">{text.reorderWhy}</span>
            </Form>
          )}
        </section>
      )}
      {wholesale && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <LinkButton to="/hizli-siparis" icon="rows" ahead={false}>
            {text.quickOrder}
          </LinkButton>
          <span className="text-sm text-ink-2">{text.quickOrderWhy}</span>
        </p>
      )}
      <Cards {...loaderData} />
    </AccountFrame>
  )
}

function FirstSteps() {
  return (
    <section className="account-card" aria-labelledby="ilk-adimlar">
      <h2 id="ilk-adimlar">{text.start}</h2>
      <ol className="grid gap-2 sm:grid-cols-3 sm:gap-6">
        {text.startSteps.map(({ title, why, to }, i) => (
          <li key={to} className="flex gap-3">
            <span className="font-display text-2xl text-tan" aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <ShopLink to={to} className="link font-semibold" ahead={false}>
                {title}
              </ShopLink>
              <p className="text-sm text-ink-2">{why}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Cards({
  address,
  favourites,
  lists,
  stockAlerts,
  mayChange,
  standing,
}: Route.ComponentProps['loaderData']) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {standing && (
        <section className="account-card" aria-labelledby="cari-karti">
          <h2 id="cari-karti">{texts.pages.balance}</h2>
          <p className="text-sm tabular-nums">
            {text.balance(
              `${formatPrice(Math.abs(standing.balance))} ${balanceMark(standing.balance)}`.trimEnd(),
            )}
            {standing.overdue > 0 && (
              <strong className="block text-sale">{text.overdue(formatPrice(standing.overdue))}</strong>
            )}
          </p>
          <CardLink to="/User/balance">{text.seeBalance}</CardLink>
        </section>
      )}
      <section className="account-card" aria-labelledby="adres-karti">
        <h2 id="adres-karti">{text.address}</h2>
        {address ? (
          <p className="text-sm">
            <strong>{address.title}</strong>
            <span className="block text-ink-2">{formatAddress(address)}</span>
          </p>
        ) : (
          <p className="text-sm text-ink-2">{text.noAddress}</p>
        )}
        {address || !mayChange ? (
          <CardLink to="/User/address">{text.addresses}</CardLink>
        ) : (
          <CardLink to="/User/address?yeni=1">{text.addAddress}</CardLink>
        )}
      </section>
      <section className="account-card" aria-labelledby="favori-karti">
        <h2 id="favori-karti">{text.favourites}</h2>
        <p className="text-sm text-ink-2">
          {favourites > 0 ? text.favouriteCount(favourites) : text.noFavourites}
        </p>
        <CardLink to="/User/favorites">{text.seeFavourites}</CardLink>
      </section>
      <section className="account-card" aria-labelledby="liste-karti">
        <h2 id="liste-karti">{text.lists}</h2>
        <p className="text-sm text-ink-2">{lists > 0 ? text.listCount(lists) : text.noLists}</p>
        <CardLink to="/User/lists">{text.seeLists}</CardLink>
      </section>
      {stockAlerts > 0 && (
        <section className="account-card" aria-labelledby="stok-karti">
          <h2 id="stok-karti">{texts.pages.stockAlerts}</h2>
          <p className="text-sm text-ink-2">{text.stockAlertCount(stockAlerts)}</p>
          <CardLink to={stockAlertsPath}>{text.seeStockAlerts}</CardLink>
        </section>
      )}
    </div>
  )
}

function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <ShopLink to={to} className="link inline-flex items-center gap-1 py-1 text-sm" ahead={false}>
      {children}
      <Icon name="arrow-right" />
    </ShopLink>
  )
}
