import { lazy, Suspense, useEffect } from 'react'
import type { BasketAnswer, PricedBasket, RemovedLine } from '~/features/basket/basket'
import { BasketLine, formOfPage } from '~/features/basket/ui/basket-line'
import { CampaignChoice, type CampaignOffer } from '~/features/basket/ui/campaign-choice'
import { CouponBox } from '~/features/basket/ui/coupon-box'
import { BasketTotals } from '~/features/basket/ui/basket-totals'
import { FreeShippingBar } from '~/features/basket/ui/free-shipping-bar'
import { LineAnswers } from '~/features/basket/ui/line-answers'
import type { MergeMessage } from '~/features/basket/ui/merge-notice'
import { text } from '~/features/basket/ui/text'
import { UndoNotice } from '~/features/basket/ui/undo-notice'
import { PriceNotice } from '~/features/basket/ui/price-notice'
import type { ShownCard } from '~/features/catalogue/shown-cards'
import { ProductGrid } from '~/features/catalogue/ui/product-grid'
import type { SavedItem } from '~/features/lists/ui/saved-items'
import { copyBasket } from '~/shell/basket/basket-key'
import { Button, LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/messages/empty-state'
import { Icon } from '~/ui/icons/icon'
import { Notice } from '~/ui/messages/notice'
import { ShopLink } from '~/ui/links/shop-link'
import { SectionHead } from '~/ui/stitch'
import { useFocusOnward } from '~/ui/use-focus-onward'
import { copyPromotions } from './copy'
import type { PageFacts } from '../shared/page-meta'
import { quickAddOf } from '../shared/product-buttons'
import { text as pages } from '../shared/text'
import { text as texts } from './text'

// Few baskets have them: the server sends them in the page, their code follows.
const MergeNotice = lazy(async () => ({
  default: (await import('~/features/basket/ui/merge-notice')).MergeNotice,
}))
const SavedItems = lazy(async () => ({
  default: (await import('~/features/lists/ui/saved-items')).SavedItems,
}))

export type BasketPageData = {
  basket: PricedBasket
  /** The outcome of a link's coupon; null when none was tried. */
  linkedCoupon: { kind: 'success' | 'info'; message: string } | null
  /** Best first. */
  campaigns: CampaignOffer[]
  /** Index of the shown way to price the basket: that of a campaign, or the last one, without a campaign. */
  chosenWay: number
  /** The reason this visitor may not order, or null. */
  bar: string | null
  /** True for purchases for trade, which lack consumer rights. */
  isTrade: boolean
  merged: MergeMessage[]
  undo: (RemovedLine & { name: string; packageSize: number }) | null
  saved: SavedItem[]
  lastSeen: ShownCard[]
  page: PageFacts
}

/** The basket: its lines, its total, and the links to pay. `told`: the answer to a form without scripts. */
export function BasketPage({
  basket,
  linkedCoupon,
  campaigns,
  chosenWay,
  bar,
  isTrade,
  merged,
  undo,
  saved,
  lastSeen,
  told,
}: BasketPageData & { told: BasketAnswer | null }) {
  const { lines } = basket
  const bought = lines.filter(({ isPromo }) => !isPromo)
  useFocusOnward(lines.length)
  useFocusOnward(saved.length)
  useEffect(() => {
    copyPromotions(localStorage, basket, chosenWay)
    copyBasket(localStorage, basket)
  }, [basket, chosenWay])
  const onLine = told && lines.some(({ variantId }) => variantId === told.variantId)
  return (
    <div className="page grid gap-8 pt-6 pb-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-4xl" tabIndex={-1}>
          {bought.length > 0 ? text.titleWith(bought.length) : text.title}
        </h1>
        <ShopLink
          to="/hizli-siparis"
          className="link inline-flex items-center gap-2 py-1 text-sm"
          ahead={false}
        >
          <Icon name="rows" />
          {texts.quickOrder}
        </ShopLink>
      </div>
      {told && !onLine && !told.about && <Notice kind={told.kind}>{told.message}</Notice>}
      {linkedCoupon && <Notice kind={linkedCoupon.kind}>{linkedCoupon.message}</Notice>}
      {merged.length > 0 && (
        <Suspense>
          <MergeNotice lines={merged} />
        </Suspense>
      )}
      {undo && <UndoNotice {...undo} />}
      <LineAnswers lines={lines} formOf={formOfPage} />
      {lines.length > 0 ? (
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid gap-4">
            <PriceNotice lines={lines} />
            <ul aria-label={text.lines} className="divide-y divide-line border-y border-line">
              {lines.map((line) => (
                <BasketLine
                  key={line.isPromo ? 'gift' : line.id}
                  line={line}
                  told={told?.variantId === line.variantId ? told : null}
                />
              ))}
            </ul>
            <CampaignChoice offers={campaigns} chosen={basket.campaign?.id ?? null} />
          </div>
          <Summary {...{ basket, bar, isTrade }} told={told?.about ? told : null} />
        </div>
      ) : (
        <Empty />
      )}
      {saved.length > 0 && (
        <Suspense>
          <SavedItems items={saved} />
        </Suspense>
      )}
      {lastSeen.length > 0 && (
        <section aria-labelledby="son-baktiklariniz">
          <SectionHead id="son-baktiklariniz" title={pages.lastSeen} />
          <ProductGrid products={lastSeen} label={pages.lastSeen} heading={3} row buy={quickAddOf} />
        </section>
      )}
    </div>
  )
}

type SummaryProps = Pick<BasketPageData, 'basket' | 'bar' | 'isTrade'> & { told: BasketAnswer | null }

function Summary({ basket, bar, isTrade, told }: SummaryProps) {
  const blocked = basket.lines.some(({ state }) => state !== 'ok')
  return (
    <section
      aria-labelledby="ozet"
      className="grid gap-5 rounded-lg border border-line bg-surface p-6 lg:sticky lg:top-[calc(var(--header)+1rem)]"
    >
      <h2 id="ozet" className="text-2xl">
        {text.summary}
      </h2>
      <FreeShippingBar basket={basket} />
      <CouponBox basket={basket} told={told} />
      <BasketTotals basket={basket} />
      {blocked || bar ? (
        <>
          <Notice kind="warning">{bar ?? text.cannotCheckout}</Notice>
          <Button type="button" look="primary" size="large" wide disabled>
            {text.checkout}
          </Button>
        </>
      ) : (
        <LinkButton to="/checkout/steps" look="primary" size="large" wide ahead={false}>
          {text.checkout}
        </LinkButton>
      )}
      <p className="flex items-center justify-center gap-2 text-meta text-ink-2">
        <Icon name="lock" />
        {isTrade ? text.secureTrade : text.secure}
      </p>
    </section>
  )
}

function Empty() {
  return (
    <EmptyState
      icon="bag"
      title={text.empty}
      action={
        <LinkButton look="primary" to="/yeni-gelenler">
          {text.startShopping}
        </LinkButton>
      }
    >
      {text.emptyWhy}
    </EmptyState>
  )
}
