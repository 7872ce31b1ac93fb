import { fold } from '~/kernel/turkish'
import { readMeasure, unitPattern } from './measures'

/** One typed part of a search: a word, a number, or a measure such as `22mm`. `any`: a range or a choice of several. */
export type Token = {
  text: string
  kind: 'word' | 'number' | 'measure'
  any: readonly string[]
}

const mostTokens = 12
const longestTag = 60

/** Words that say nothing about the goods; left out where other words remain. Folded. */
const fillers = new Set(
  `icin ve veya ya ile bir bu en cok olan uygun uyumlu adet tane
   fiyat fiyati fiyatlari fiyatli ucuz indirimli indirim kampanya kaliteli iyi guzel orijinal orjinal yeni
   model modeli modelleri modeller cesit cesidi cesitleri urun urunu urunleri marka markali
   satin al almak aliyorum ariyorum var varmi mi mu siparis online
   renk rengi renkli renginde renkte`.split(/\s+/),
)

const number = String.raw`\d+(?:[.,]\d{1,2})?`
const parts = new RegExp(
  [
    // A range or a choice: 20-22 mm, 20/22. It may not be a part of a code, as in DR-1001-22-TB.
    String.raw`(?<![\p{L}\p{N}][-–/._]?)(?<from>\d{1,3})\s*[-–/]\s*(?<to>\d{1,3})(?:\s*(?<rangeUnit>${unitPattern}))?(?![\p{L}\p{N}]|[-–/._][\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])(?<amount>${number})\s*(?<unit>${unitPattern})(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])(?<decimal>\d+[.,]\d{1,2})(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])(?<ordinal>\d+)l[iu]k?(?![\p{L}\p{N}])`,
    String.raw`(?<word>[\p{L}\p{N}]+)`,
  ].join('|'),
  'gu',
)

/** The parts of a typed search, in their order and without repetitions. Markup, symbols and emoji are nothing. */
export function tokensOf(typed: string): Token[] {
  const tokens = new Map<string, Token>()
  for (const { groups } of plain(typed).matchAll(parts)) {
    const token = tokenOf(groups!)
    if (tokens.size < mostTokens) tokens.set(token.text, token)
  }
  return [...tokens.values()]
}

/** The tokens that say something about the goods; all of them when none does. */
export function withoutFillers<T extends { text: string }>(tokens: readonly T[]): readonly T[] {
  const telling = tokens.filter(({ text }) => !fillers.has(text) && !isUnit.test(text))
  return telling.length > 0 ? telling : tokens
}

const isUnit = new RegExp(`^(?:${unitPattern})$`)

/** Folded text without markup and without endings after an apostrophe: `Watch’ım` is `watch`. */
function plain(typed: string): string {
  return fold(typed.replace(new RegExp(`</?[a-z][^<>]{0,${longestTag}}>`, 'gi'), ' ')).replace(
    /(?<=[\p{L}\p{N}]{2})['’‘´`]\p{L}{1,5}(?![\p{L}\p{N}])/gu,
    ' ',
  )
}

function tokenOf(groups: Record<string, string | undefined>): Token {
  const { from, to, rangeUnit, amount, unit, decimal, ordinal, word } = groups
  if (from && to) {
    const any = [from, to].map((end) => readMeasure(end, rangeUnit))
    return { text: any.join(' '), kind: rangeUnit ? 'measure' : 'number', any }
  }
  if (amount && unit) return one(readMeasure(amount, unit), 'measure')
  const figure = decimal ?? ordinal
  if (figure) return one(readMeasure(figure), 'number')
  return one(word!, /^\d+$/.test(word!) ? 'number' : 'word')
}

const one = (text: string, kind: Token['kind']): Token => ({
  text,
  kind,
  any: [text],
})
