import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { BasketAnswer, PricedBasket, RemovedLine } from '~/features/basket/basket'
import {
  acknowledgeMerge,
  acknowledgePrices,
  changeBasket,
  changePromotions,
  getBasketWays,
  getMergeNotes,
} from '~/features/basket/basket.server'
import { text as basketText } from '~/features/basket/text'
import type { CampaignOffer } from '~/features/basket/ui/campaign-choice'
import { text as uiText } from '~/features/basket/ui/text'
import { getOffers, getProducts } from '~/features/catalogue/catalogue.server'
import { shownCards } from '~/features/catalogue/shown-cards'
import { orderBar, orderBarText } from '~/features/customers/customers'
import { buysForTrade, getOwnPriceList } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { kept } from '~/features/lists/lists'
import { dropKept, listKept, moveToBasket, saveForLater } from '~/features/lists/lists.server'
import { text as listText } from '~/features/lists/text'
import { readId } from '~/http/reading/form.server'
import { formatPrice } from '~/kernel/turkish'
import type { RequestContext } from '~/server/shop.server'
import { isFetchedAhead } from '~/shell/moving/ahead.server'
import { applyLinkedCoupon } from '~/server/visit/linked-coupon.server'
import type { BasketPageData } from './page'
import type { PageFacts } from '../shared/page-meta'
import { text } from './text'

const shownLastSeen = 10

/** The basket priced for this visitor, with merge notes, saved and last seen products. */
export async function loadBasketPage(visit: RequestContext, request: Request): Promise<BasketPageData> {
  const { db, visitor, origin } = visit
  const linkedCoupon = isFetchedAhead(request) ? null : await applyLinkedCoupon(visit, request)
  const removed = readUndo(new URL(request.url).searchParams.get('geri-al'))
  const [{ ways, chosen }, merged, saved, lastSeen] = await Promise.all([
    getBasketWays(db, visitor),
    getMergeNotes(db, visitor),
    visitor.isNew ? [] : listKept(db, visitor, kept.savedForLater),
    visitor.isNew ? [] : listKept(db, visitor, kept.lastSeen),
  ])
  const basket = ways[chosen]!
  const savedIds = saved.flatMap(({ variantId }) => variantId ?? [])
  const offers = await getOffers(db, visitor, removed ? [...savedIds, removed.variantId] : savedIds)
  const seenIds = lastSeen.slice(0, shownLastSeen).map(({ productId }) => productId)
  const gone = removed && offers.get(removed.variantId)
  return {
    basket,
    linkedCoupon: basket.lines.length > 0 ? linkedCoupon : null,
    isTrade: await buysForTrade(db, visitor),
    chosenWay: chosen,
    campaigns: ways.flatMap((way) => offerOf(way, ways.at(-1)!)),
    bar: await checkoutBar(db, visitor, basket),
    merged: merged.map(({ variantId, name, message }) => ({ variantId, name, message })),
    // The address is untrusted: goods hidden from this visitor are not named.
    undo:
      removed && gone?.price
        ? { ...removed, name: gone.productName, packageSize: gone.price.packageSize }
        : null,
    saved: saved.flatMap(({ id, variantId, quantity }) => {
      const offer = offers.get(variantId ?? 0)
      return offer ? [{ id, quantity, offer }] : []
    }),
    lastSeen:
      basket.lines.length === 0 && seenIds.length > 0
        ? shownCards(await getProducts(db, visitor, seenIds))
        : [],
    page: pageOf(origin),
  }
}

/** Title and description of the page, which need no basket. */
export function pageOf(origin: string): PageFacts {
  return {
    title: text.title,
    description: text.description,
    canonical: `${origin}/sepetim`,
    noindex: true,
  }
}

/** A way as an offer; null for the way without a campaign. */
function offerOf({ campaign, lines, grandTotal }: PricedBasket, without: PricedBasket): CampaignOffer[] {
  if (!campaign) return []
  const { id, title, description, endsAt } = campaign
  const gift = lines.find(({ isPromo }) => isPromo)
  const saves = without.grandTotal - grandTotal
  return [{ id, title, description, endsAt, saves, gift: gift ? `${gift.name}, ${gift.variantName}` : null }]
}

/** The reason this visitor may not order this basket, shown before the checkout refuses it; null when there is none. */
export async function checkoutBar(db: Db, visitor: Visitor, basket: PricedBasket): Promise<string | null> {
  const bar = orderBar(visitor)
  if (bar) return orderBarText[bar]
  const { minimumOrder } = await getOwnPriceList(db, visitor)
  return belowMinimum(basket, minimumOrder)
}

function belowMinimum({ goods }: PricedBasket, minimum: number): string | null {
  return goods < minimum ? uiText.belowMinimum(formatPrice(minimum), formatPrice(minimum - goods)) : null
}

/** Handles basket forms, and those that move lines between the basket and the saved items. */
export async function changeFromForm({ db, visitor }: RequestContext, form: FormData): Promise<BasketAnswer> {
  // An id that no row has.
  const nothing = 0
  const id = readId(form, 'saved_id', 15) ?? nothing
  switch (form.get('intent')) {
    case 'acknowledge':
      await transaction(db, async (db) => {
        await acknowledgePrices(db, visitor)
        await acknowledgeMerge(db, visitor)
      })
      return told('success', basketText.changed)
    case 'save': {
      const choice = {
        productId: readId(form, 'product_id') ?? nothing,
        variantId: readId(form, 'variant_id'),
      }
      const outcome = await saveForLater(db, visitor, choice)
      if (outcome.status === 'kept') return told('success', listText.saved)
      return told(
        'danger',
        outcome.status === 'full' ? listText.full(outcome.limit) : listText.productNotFound,
      )
    }
    case 'move': {
      const outcome = await moveToBasket(db, visitor, id)
      if (outcome?.status === 'success') return told('success', basketText.added)
      if (outcome?.status === 'insufficient')
        return told(
          'warning',
          `${basketText.added} ${basketText.addedPieces(outcome.quantity - outcome.before)}`,
        )
      const bar = orderBar(visitor)
      if (bar) return told('danger', orderBarText[bar])
      return told('danger', outcome ? text.cannotMove : listText.notFound)
    }
    case 'drop':
      return (await dropKept(db, visitor, id))
        ? told('success', text.savedDropped)
        : told('danger', listText.notFound)
    default:
      return (await changePromotions(db, visitor, form)) ?? changeBasket(db, visitor, form)
  }
}

function told(kind: BasketAnswer['kind'], message: string): BasketAnswer {
  return { kind, message, variantId: null, removed: null }
}

function readUndo(value: string | null): RemovedLine | null {
  const [, productId, variantId, quantity] = /^(\d{1,9})\.(\d{1,9})\.(\d{1,6})$/.exec(value ?? '') ?? []
  return quantity
    ? { productId: Number(productId), variantId: Number(variantId), quantity: Number(quantity) }
    : null
}
