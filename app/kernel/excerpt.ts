import { normalizeText } from './turkish'

/** Cuts to at most `length` UTF-16 units, never through a surrogate pair. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text
  const splitsPair =
    /[\ud800-\udbff]/.test(text.charAt(length - 1)) && /[\udc00-\udfff]/.test(text.charAt(length))
  return text.slice(0, Math.max(0, splitsPair ? length - 1 : length))
}

/** The text of some HTML, white space collapsed, cut to `length`; ` ...` follows when it was cut, and only then. */
export function excerptClean(html: string, length: number): string {
  const text = textOfHtml(html)
  return text.length <= length ? text : `${excerpt(text, length).trimEnd()} ...`
}

// Each pattern also ends at the end of the text, so that unclosed markup costs linear time.
const UNSHOWN = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const INLINE_TAG =
  /<\/?(?:a|abbr|b|cite|code|del|em|font|i|ins|mark|q|s|small|span|strong|sub|sup|u|wbr)(?=[\s/>])[^<>]*(?:>|$)/gi
const ANY_TAG = /<[/!?]?[a-z][^<>]*(?:>|$)/gi
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi

/** For showing as text only: the result is not safe as HTML. */
function textOfHtml(html: string): string {
  const text = html
    .replace(UNSHOWN, ' ')
    .replace(INLINE_TAG, '')
    .replace(ANY_TAG, ' ')
    .replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED.get(name) ?? entity
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
  return normalizeText(text)
}

// The names that HTML editors write into Turkish text.
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    hellip: '…',
    bull: '•',
    middot: '·',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    ccedil: 'ç',
    Ccedil: 'Ç',
    ouml: 'ö',
    Ouml: 'Ö',
    uuml: 'ü',
    Uuml: 'Ü',
    acirc: 'â',
    Acirc: 'Â',
    icirc: 'î',
    Icirc: 'Î',
    ucirc: 'û',
    Ucirc: 'Û',
    deg: '°',
    times: '×',
    reg: '®',
    trade: '™',
    copy: '©',
    euro: '€',
  }),
)
