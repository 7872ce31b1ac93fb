import type { CodeSuggestion } from '~/features/basket/quick-order/quick-order'
import { findProducts } from '~/shell/search/find-products'
import { fold } from '~/kernel/turkish'

const most = 10

/** Variants for what was typed into a code box, by code or name: the hits of the shop's search, one entry per variant. */
export async function suggestCodes(typed: string, signal: AbortSignal): Promise<CodeSuggestion[]> {
  const { hits } = await findProducts(typed, signal)
  const all = hits.flatMap(({ info, variants }) =>
    variants.map(({ product_code: code, name, amount, real_quantity: size, price }) => ({
      ...{ code, name: info.title, variantName: name, available: amount, packageSize: size },
      unit: price === null ? null : Math.round(price * 100),
    })),
  )
  const wanted = fold(typed).replace(/\s/g, '')
  const begins = ({ code }: CodeSuggestion) => fold(code).replace(/\s/g, '').startsWith(wanted)
  return [...all.filter(begins), ...all.filter((entry) => !begins(entry))].slice(0, most)
}
