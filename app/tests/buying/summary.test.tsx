import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { amountsOf, type PricedBasket, priceWays, type Summary, summarise } from '~/features/basket/basket'
import { amountsToWire } from '~/features/basket/basket.server'
import { priceStoredLine } from '~/features/basket/pricing/priced-line'
import { offerOf } from '~/features/basket/testing/offers'
import { BasketTotals } from '~/features/basket/ui/basket-totals'
import { basketToWire } from '~/features/basket/api/basket-wire.server'
import { writeOrderEmail } from '~/features/notifications/orders/order-email'
import { toPlainEmail } from '~/features/notifications/orders/order-email-plain'
import { sampleOrder } from '~/features/notifications/testing/sample-order'
import { writeOrderPaper } from '~/features/orders/papers/order-paper'
import type { FullOrder } from '~/features/fulfilment/fulfilment'
import { orderToWire } from '~/features/fulfilment/api/order-wire.server'
import { OrderLines } from '~/features/orders/ui/order-lines'
import { anyCampaigns, anyCharges, anyCoupon } from '~/features/promotions/testing/any-basket'
import { toTl } from '~/kernel/money'
import { MiniCartTotals } from '~/shell/basket/mini-cart-totals'

// Every place that shows the costs of a basket or an order shows the same amounts, and they add up (docs/product.md "totals").

const rate = fc.constantFrom(0, 1, 10, 20)
const anyLine = fc.record({
  unit: fc.integer({ min: 1, max: 900_000 }),
  kdvRate: rate,
  kdvIncluded: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 30 }),
  categoryIds: fc.subarray([1, 2, 3], { minLength: 0 }),
})
const choice = { campaignId: null, withoutCampaign: false }
const anyBasket = fc
  .record({
    requestedLines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    campaigns: anyCampaigns,
    coupon: anyCoupon,
    costs: anyCharges,
    shippingKdvRate: rate,
    feeKdvRate: rate,
  })
  .map(({ requestedLines, campaigns, coupon, costs: { edge: _, ...costs }, ...rates }) => {
    const lines = requestedLines.map(({ quantity, categoryIds, ...price }, i) =>
      priceStoredLine(
        { id: i, productId: i, variantId: i + 1, quantity, seenPrice: null, seenListId: null },
        offerOf(price, { available: 1_000, categoryIds, variantId: i + 1 }),
        1,
      ),
    )
    const charges = { ...costs, ...rates, freeShippingFrom: 2_000_000 }
    return { ways: priceWays({ id: 1, lines, campaigns, gifts: new Map(), coupon, choice }, charges), rates }
  })

/** The order made of a basket: every line as it is kept (`order-store.server.ts`). */
function orderOf(basket: PricedBasket, rates: Pick<FullOrder, 'shippingKdvRate' | 'feeKdvRate'>): FullOrder {
  const { receiverPays: _, kdv: _kdv, ...amounts } = amountsOf(basket)
  const { goods, campaignDiscount, couponDiscount, campaignTitle, couponCode } = amounts
  const lines = basket.lines.map((line, id) => ({
    id,
    productCode: `K-${id}`,
    productName: line.name,
    variantName: line.variantName,
    productLink: line.link,
    pictureHash: null,
    isPromo: line.isPromo,
    quantity: line.quantity,
    packageSize: line.packageSize,
    unitPrice: line.unitPrice,
    kdvRate: line.kdvRate,
    net: line.net,
    kdv: line.kdv,
    gross: line.total,
    campaignDiscount: line.campaignDiscount,
    couponDiscount: line.couponDiscount,
    chargedNet: line.chargedNet,
    chargedKdv: line.chargedKdv,
  }))
  const { shipping, fee, grandTotal } = amounts
  return sampleOrder({
    goods,
    campaignDiscount,
    couponDiscount,
    campaignTitle,
    couponCode,
    shipping,
    fee,
    grandTotal,
    ...rates,
    lines,
  })
}

type Pair = readonly [name: string, shown: string]
const pairsOf = ({ rows, total, kdv }: Summary): Pair[] =>
  [...rows, total, ...kdv].map(({ name, shown }) => [name, shown])

/** Names and amounts of a page's list, in reading order. */
function pairsIn(html: string): Pair[] {
  const bare = (text: string) => text.replace(/<span.*?<\/span>|<[^>]+>/g, '').trim()
  return [...html.matchAll(/<dt.*?>(.*?)<\/dt><dd.*?>(.*?)<\/dd>/gs)].map(([, name, amount]) => [
    decode(bare(name!)),
    bare(amount!),
  ])
}
const decode = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

const pageOf = (element: React.ReactNode) => {
  const Page = createRoutesStub([{ path: '*', Component: () => element }])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Runs the assertions for every way to price so many random baskets. */
function always(holds: (basket: PricedBasket, order: FullOrder, summary: Summary) => void, numRuns = 200) {
  const met = { campaigns: 0, coupons: 0, rates: 0, fees: 0 }
  fc.assert(
    fc.property(anyBasket, ({ ways, rates }) => {
      for (const basket of ways) {
        met.campaigns += basket.campaignDiscount > 0 ? 1 : 0
        met.coupons += basket.couponDiscount > 0 ? 1 : 0
        met.rates += basket.kdv.length > 1 ? 1 : 0
        met.fees += basket.fee > 0 ? 1 : 0
        holds(basket, orderOf(basket, rates), summarise(amountsOf(basket)))
      }
    }),
    { numRuns },
  )
  expect(Math.min(...Object.values(met))).toBeGreaterThan(numRuns / 10)
}

describe('the summary of random baskets and of the orders made of them', () => {
  test('adds up as shown, and its amounts by KDV rate add up to the total', () => {
    always((basket, _, { rows, total }) => {
      expect(sum(rows.map(({ amount }) => amount))).toBe(total.amount)
      expect(total.amount).toBe(basket.grandTotal)
      expect(sum(basket.kdv.map(({ gross }) => gross))).toBe(total.amount)
      expect(basket.kdv.every(({ net, kdv, gross }) => net + kdv === gross && kdv >= 0)).toBe(true)
    })
  })

  test('has the same KDV before and after ordering', () => {
    always((basket, order, summary) => {
      expect(order.kdv).toEqual(basket.kdv)
      expect(summarise(order)).toEqual(summary)
    })
  })

  test('is the same on the pages of basket, checkout, order and thank-you and in the drawer', () => {
    always((basket, order, summary) => {
      const shown = { ...basket, showsNet: false }
      expect(pairsIn(renderToStaticMarkup(<BasketTotals basket={shown} />))).toEqual(pairsOf(summary))
      expect(pairsIn(pageOf(<OrderLines order={order} />))).toEqual(pairsOf(summary))
      const inDrawer = pairsOf({ ...summary, kdv: [] })
      expect(pairsIn(renderToStaticMarkup(<MiniCartTotals basket={shown} />))).toEqual(inDrawer)
    }, 30)
  })

  test('is the same in the email, in the PDF and in the API', () => {
    always((basket, order, summary) => {
      const message = writeOrderEmail(order, { link: '', origin: '', seller: { name: '', lines: [] } })
      const amounts = [...message.totals, message.total, ...message.kdv].map(([, shown]) => shown)
      expect(amounts).toEqual(pairsOf(summary).map(([, shown]) => shown))
      for (const [, shown] of pairsOf(summary)) expect(toPlainEmail(message)).toContain(shown)

      const { blocks } = writeOrderPaper(order, 'siparis', { name: '', lines: [] }, new Date())
      const totals = blocks.find((block) => block.kind === 'totals')!
      expect(totals.rows.map(([, shown]) => shown)).toEqual(
        pairsOf({ ...summary, kdv: [] }).map(([, shown]) => shown),
      )
      const kdv = blocks.findLast((block) => block.kind === 'table')!
      expect(sum(kdv.rows.map(({ cells }) => Number(cells[3]!.replace(/[^\d]/g, ''))))).toBe(order.grandTotal)

      const wire = orderToWire(order)
      expect(wire).toMatchObject(amountsToWire(amountsOf(basket)))
      const entry = basketToWire({ ways: [basket], chosen: 0 })[0]!.basket
      expect([entry.grand_total, entry.kdv]).toEqual([wire.grand_total, wire.kdv])
      expect(wire.grand_total).toBe(toTl(sum(summary.rows.map(({ amount }) => amount))))
    })
  })
})

test('a dealer whose goods are shown without KDV is told that the summary contains it', () => {
  const { rows } = summarise({ ...sampleOrder(), receiverPays: true }, true)
  expect(rows.map(({ name }) => name)).toEqual([
    'Ürünler (KDV dahil)',
    'Üç al iki öde: deri kordonlarda kış indirimi',
    'Kupon HOSGELDIN',
    'Kargo',
    'Ödeme hizmet bedeli',
  ])
  expect(rows[3]!.shown).toBe('Alıcı öder (taşıyıcıya)')
})
