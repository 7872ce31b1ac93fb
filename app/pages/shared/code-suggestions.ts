import type { CodeSuggestion } from '~/features/basket/quick-order/quick-order'
import { findWithVariants, shownPrice } from '~/shell/search/find-products'
import { fold } from '~/kernel/turkish'

const most = 10

/**
 * Variants for typed text by code or name: the hits of the shop's search, one entry per variant, with prices as the
 * visitor sees them. The functions are constant, because the box searches again when its function changes.
 */
export const suggestCodes = { net: suggesting(true), gross: suggesting(false) }

function suggesting(showsNet: boolean) {
  return async (typed: string, signal: AbortSignal): Promise<CodeSuggestion[]> => {
    const { hits } = await findWithVariants(typed, signal)
    const all = hits.flatMap((hit) =>
      hit.variants.map(({ product_code: code, name, amount, real_quantity: size, price }) => ({
        code,
        name: hit.info.title,
        variantName: name,
        available: amount,
        packageSize: size,
        unit: price === null ? null : shownPrice(price, hit, showsNet),
        showsNet,
      })),
    )
    const wanted = fold(typed).replace(/\s/g, '')
    const begins = ({ code }: CodeSuggestion) => fold(code).replace(/\s/g, '').startsWith(wanted)
    return [...all.filter(begins), ...all.filter((entry) => !begins(entry))].slice(0, most)
  }
}
