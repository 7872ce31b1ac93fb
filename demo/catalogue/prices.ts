import { between, createRandom, pick, seedOf, type Random } from '../random'
import type { DemoKdvRate, DemoOffer, DemoPackageSize, DemoPriceBreak } from './types'

const bayiShare = 0.7
const toptanShare = 0.58

/** Pricing that all variants of a product share. */
export interface PricePlan {
  kdvRate: DemoKdvRate
  retailPackage: DemoPackageSize
  bayiPackage: DemoPackageSize | null
  toptanPackage: DemoPackageSize | null
  /** the earlier retail price as a multiple of today's */
  earlier: { factor: number; daysAgo: number } | null
  breaks: 'none' | 'retail' | 'wholesale'
  bayiFactor: number
  toptanFactor: number
}

/** Decides once per product: packages, missing lists, a past price, quantity breaks. `price` in TL, KDV included. */
export function planPrices(
  code: string,
  price: number,
  kdvRate: DemoKdvRate,
  retailPackage: DemoPackageSize,
): PricePlan {
  const random = createRandom(seedOf(`${code} prices`))
  const missing = random()
  return {
    kdvRate,
    retailPackage,
    bayiPackage: missing < 0.09 ? null : price > 1000 ? 1 : 6,
    toptanPackage: missing >= 0.06 && missing < 0.2 ? null : price > 800 ? 6 : 12,
    earlier: random() < 0.17 ? { factor: 1.1 + random() * 0.16, daysAgo: between(random, 2, 55) } : null,
    breaks: pick(random, ['none', 'none', 'none', 'retail', 'wholesale', 'wholesale'] as const),
    bayiFactor: drift(random),
    toptanFactor: drift(random),
  }
}

/** The offers of one variant; `price` is the retail price in whole TL, shown as …9,90. */
export function buildOffers(plan: PricePlan, price: number): DemoOffer[] {
  const gross = price * 100 - 10
  const net = gross / (1 + plan.kdvRate / 100)
  const offers: DemoOffer[] = [retailOffer(plan, gross)]
  if (plan.bayiPackage !== null)
    offers.push(wholesaleOffer('bayi', plan, net * bayiShare * plan.bayiFactor, plan.bayiPackage))
  if (plan.toptanPackage !== null)
    offers.push(wholesaleOffer('toptan', plan, net * toptanShare * plan.toptanFactor, plan.toptanPackage))
  return offers
}

function retailOffer(plan: PricePlan, gross: number): DemoOffer {
  const offer: DemoOffer = { list: 'perakende', packageSize: plan.retailPackage, priceKurus: gross }
  if (plan.earlier) {
    offer.compareAtKurus = Math.round((gross * plan.earlier.factor) / 1000) * 1000 - 10
    offer.priceChangedDaysAgo = plan.earlier.daysAgo
  }
  if (plan.breaks === 'retail')
    offer.breaks = breaksOf(gross, plan.retailPackage, [
      [3, 0.95],
      [6, 0.9],
    ])
  return offer
}

function wholesaleOffer(
  list: 'bayi' | 'toptan',
  plan: PricePlan,
  exact: number,
  packageSize: DemoPackageSize,
): DemoOffer {
  const priceKurus = roundTo25(exact)
  const offer: DemoOffer = { list, packageSize, priceKurus }
  if (plan.earlier && list === 'toptan') {
    offer.compareAtKurus = roundTo25(exact * plan.earlier.factor)
    offer.priceChangedDaysAgo = plan.earlier.daysAgo + 1
  }
  if (plan.breaks === 'wholesale')
    offer.breaks = breaksOf(priceKurus, packageSize, [
      [4, 0.97],
      [10, 0.94],
    ])
  return offer
}

function breaksOf(
  price: number,
  packageSize: number,
  steps: readonly (readonly [packages: number, share: number])[],
): DemoPriceBreak[] {
  return steps.map(([packages, share]) => ({
    minQuantity: packages * packageSize,
    priceKurus: roundTo25(price * share),
  }))
}

function drift(random: Random): number {
  return 0.985 + random() * 0.03
}

function roundTo25(kurus: number): number {
  return Math.round(kurus / 25) * 25
}
