import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { couponRefusalText } from '~/features/promotions/promotions'
import { couponCode } from '~/features/promotions/promotions-schema'
import { readId } from '~/http/reading/form.server'
import type { BasketAnswer } from './basket'
import { chooseCampaign, enterCoupon, removeCoupon } from './choice.server'
import { text } from './promo-form.text'

/** Handles a form about campaigns or the coupon: `intent` is campaign, coupon or coupon-out. Null for other intents. */
export async function changePromotions(
  db: Db,
  visitor: Visitor,
  form: FormData,
): Promise<BasketAnswer | null> {
  switch (form.get('intent')) {
    case 'campaign': {
      const isNone = form.get('campaign_id') === ''
      const id = readId(form, 'campaign_id')
      const isKept = (isNone || id !== null) && (await chooseCampaign(db, visitor, id))
      return isKept ? told('success', text.changed) : told('danger', text.campaignGone)
    }
    case 'coupon':
      return enter(db, visitor, String(form.get('coupon') ?? ''))
    case 'coupon-out':
      await removeCoupon(db, visitor)
      return told('success', text.couponRemoved)
    default:
      return null
  }
}

async function enter(db: Db, visitor: Visitor, typed: string): Promise<BasketAnswer> {
  const about = { coupon: typed.slice(0, 40) }
  const code = couponCode.safeParse(typed)
  if (!code.success) return { ...told('danger', code.error.issues[0]!.message), about }
  const outcome = await enterCoupon(db, visitor, code.data)
  if (outcome.status === 'in_basket') return told('success', text.couponEntered)
  return { ...told('danger', couponRefusalText(outcome.refusal)), about }
}

function told(kind: BasketAnswer['kind'], message: string): BasketAnswer {
  return { kind, message, variantId: null, removed: null }
}
