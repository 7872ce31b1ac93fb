import { type Kurus, splitKdv } from '~/kernel/money'

/** A product of `GET /api/products/suggestions`; prices are TL. */
export type ProductHit = {
  id: number
  info: { title: string }
  images: { path: string }[]
  master: { link: string }
  stock: { product_code: string }
  prices: { satisFiyati: number | null }
  /** Percent; null without a price. */
  kdv_rate: number | null
}

/** A product of `GET /api/products/find` (specification §3 "Product search hit"), which also tells of its variants. */
export type WholeHit = ProductHit & {
  variants: {
    product_code: string
    name: string
    /** Pieces per package, and available pieces. */
    real_quantity: number
    amount: number
    price: number | null
  }[]
}

export type Found<Hit = ProductHit> = {
  hits: Hit[]
  total: number
  /** The search that was probably meant, when the hits fit it rather than the typed one. */
  meant?: string
}

/** Kuruş per piece of a hit's price, with or without KDV as the visitor chose. */
export function shownPrice(tl: number, { kdv_rate: rate }: ProductHit, showsNet: boolean): Kurus {
  const gross = Math.round(tl * 100)
  return showsNet ? splitKdv(gross, rate ?? 0).net : gross
}

/** Most hits in the suggestions. */
export const suggestedProducts = 5
/**
 * Beyond this number the suggestions only say that there are more, because counting thousands takes longer than
 * finding five.
 */
export const countedHits = 20

/** Address of the suggestions for a query. */
export const suggestionsPath = (query: string) => pathOf('suggestions', query)

const pathOf = (call: 'suggestions' | 'find', query: string) =>
  `/api/products/${call}?q=${encodeURIComponent(query)}&length=${suggestedProducts}&total_up_to=${countedHits}`

/**
 * The first hits of a search. Throws 'Server Error!' without an answer, and 'Service Error' for an answer without
 * data (specification §5 and §8).
 */
export const findProducts = (query: string, signal: AbortSignal): Promise<Found> =>
  ask(suggestionsPath(query), signal)

/** The same hits with their variants. */
export const findWithVariants = (query: string, signal: AbortSignal): Promise<Found<WholeHit>> =>
  ask(pathOf('find', query), signal)

async function ask<Hit>(path: string, signal: AbortSignal): Promise<Found<Hit>> {
  const response = await fetch(path, { signal }).catch(() => {
    throw new Error('Server Error!')
  })
  const answer = (await response.json().catch(() => null)) as {
    data?: Hit[]
    meta?: { total: number; meant?: string }
  } | null
  if (!answer?.data) throw new Error('Service Error')
  const { total = answer.data.length, meant } = answer.meta ?? {}
  return { hits: answer.data, total, meant }
}
