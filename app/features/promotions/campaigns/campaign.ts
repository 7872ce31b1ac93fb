import type { Kurus } from '~/kernel/money'

/** Types of campaigns (docs/product.md "campaign types"): see `CampaignEffect`. */
export type CampaignType = CampaignEffect['type']

type Terms = {
  id: number
  title: string
  description: string
  /** ISO 8601; null: no end. */
  endsAt: string | null
  /** Gross kuruş of the goods that count. */
  minimum: Kurus
  /** Only goods of these categories count; null: all do. */
  categoryIds: readonly number[] | null
}

/** Pieces of a variant that come free of charge; `worth` is what the visitor would pay for them. */
export type Gift = { variantId: number; quantity: number; worth: Kurus; available: number }

/** What a campaign does to a basket. Percentages have at most two decimals. */
export type CampaignEffect =
  /** A percentage off the basket, or (5) off a category. */
  | { type: 1 | 5; percent: number }
  /** An amount off. */
  | { type: 2; amount: Kurus }
  /** Buy so many, pay so many: the cheapest are free. */
  | { type: 3; buy: number; pay: number }
  | { type: 4; gift: Gift }
  /** Free shipping. */
  | { type: 6 }

export type Campaign = Terms & CampaignEffect
