import type { Options, Refusal, Shapes } from '../command-line/take-apart'
import { text } from './shop-text'

/** `words` and `minutes`: null leaves what the shop has. */
export type ShopCommand = { name: 'shop'; isClosed: boolean; words: string | null; minutes: number | null }

export const shopShapes: Shapes<ShopCommand['name']> = { shop: { words: 1, options: ['words', 'minutes'] } }

/** Opening or closing the shop, or what is wrong with it. */
export function readShopCommand([state = '']: readonly string[], options: Options): ShopCommand | Refusal {
  if (state !== 'open' && state !== 'closed') return { error: text.badState(state) }
  const { words = null, minutes } = options
  if (words !== null && (words.trim() === '' || words.length > 1_000)) return { error: text.badWords }
  if (minutes !== undefined && !/^[1-9]\d{0,5}$/.test(minutes)) return { error: text.badMinutes(minutes) }
  return {
    name: 'shop',
    isClosed: state === 'closed',
    words: words?.trim() ?? null,
    minutes: minutes === undefined ? null : Number(minutes),
  }
}
