import type { Kurus } from '~/kernel/money'

/** Types of campaigns (docs/product.md "campaign types"): see `CampaignEffect`. */
export type CampaignType = CampaignEffect['type']

type Terms = {
  id: number
  title: string
  description: string
  /** ISO 8601; null: no end. */
  endsAt: string | null
  /** Gross kuruş of the eligible goods. */
  minimum: Kurus
  /** Limits the eligible goods to these categories; null for all goods. */
  categoryIds: readonly number[] | null
}

/** Free pieces of a variant; `worth` is the visitor's price for them. */
export type Gift = { variantId: number; quantity: number; worth: Kurus; available: number }

/** The discount of a campaign. Percentages have at most two decimals. */
export type CampaignEffect =
  /** A percentage off the basket, or (5) off a category. */
  | { type: 1 | 5; percent: number }
  /** An amount off. */
  | { type: 2; amount: Kurus }
  /** Buy `buy`, pay `pay`: the cheapest are free. */
  | { type: 3; buy: number; pay: number }
  | { type: 4; gift: Gift }
  /** Free shipping. */
  | { type: 6 }

export type Campaign = Terms & CampaignEffect
