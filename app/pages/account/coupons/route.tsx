import { Form } from 'react-router'
import { basketAction } from '~/features/basket/ui/use-basket-form'
import { type Coupon, couponRefusalText, lastDay } from '~/features/promotions/promotions'
import { listCoupons } from '~/features/promotions/promotions.server'
import { formatDay } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { Badge } from '~/ui/badge'
import { Button, LinkButton } from '~/ui/button'
import { CopyButton } from '~/ui/copy-button'
import { EmptyState } from '~/ui/messages/empty-state'
import { metaOf } from '../../shared/page-meta'
import { signedIn } from '../../shared/signed-in.server'
import type { Route } from './+types/route'
import { AccountFrame } from '../account-frame'
import { text } from './text'
import { text as texts } from '../text'

/** İndirim Kuponlarım: the member's coupons and the public ones, usable ones first. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, origin } = signedIn(args)
  const coupons = await listCoupons(db, visitor)
  return {
    usable: coupons.filter(({ refusal }) => refusal === null),
    others: coupons.filter(({ refusal }) => refusal !== null),
    page: { title: texts.pages.coupons, canonical: `${origin}/User/coupons`, noindex: true },
  }
}

export const meta = metaOf

export default function Coupons({ loaderData: { usable, others } }: Route.ComponentProps) {
  return (
    <AccountFrame current="coupons">
      <header className="grid gap-2">
        <h1 className="text-3xl" tabIndex={-1}>
          {texts.pages.coupons}
        </h1>
        <p className="max-w-read text-ink-2">{text.lead}</p>
      </header>
      {usable.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2">
          {usable.map((coupon) => (
            <li key={coupon.id} className="account-card">
              <Terms coupon={coupon} />
              <div className="mt-auto flex flex-wrap gap-3">
                <Form method="post" action={basketAction}>
                  <input type="hidden" name="intent" value="coupon" />
                  <input type="hidden" name="coupon" value={coupon.code} />
                  <Button look="primary" size="small" aria-label={text.applyWhich(coupon.code)}>
                    {text.use}
                  </Button>
                </Form>
                <CopyButton value={coupon.code} what={coupon.code} />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="tag"
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
      {others.length > 0 && (
        <section aria-labelledby="diger-kuponlar" className="grid gap-4">
          <h2 id="diger-kuponlar" className="text-xl">
            {text.others}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2">
            {others.map((coupon) => (
              <li key={coupon.id} className="account-card text-ink-2">
                <Terms coupon={coupon} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </AccountFrame>
  )
}

function Terms({ coupon }: { coupon: Coupon }) {
  const { code, title, minimum, startsAt, endsAt, firstOrderOnly, categoryIds, refusal } = coupon
  const day = (moment: string) => formatDay(new Date(moment))
  const terms = [
    minimum > 0 && text.minimum(formatPrice(minimum)),
    firstOrderOnly && text.firstOrder,
    categoryIds && text.someGoods,
    startsAt && refusal?.reason === 'not_yet' && text.from(day(startsAt)),
    endsAt && text.until(lastDay(endsAt)),
  ].filter(Boolean)
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong className="font-mono text-lg tracking-wide" translate="no">
          {code}
        </strong>
        <Badge tone={refusal ? undefined : 'ok'}>{refusal ? text.state[refusal.reason] : text.usable}</Badge>
      </p>
      <p className="font-semibold">{title}</p>
      {terms.length > 0 && <p className="text-sm text-ink-2">{terms.join(' ')}</p>}
      {refusal && <p className="text-sm">{couponRefusalText(refusal)}</p>}
    </>
  )
}
