import type { FieldChange } from '~/db/read-audit.server'
import { type Block, wordsOf } from '~/features/content/content'
import { titleOfPermission } from '~/features/identity/identity'
import { statusText } from '~/features/orders/orders'
import { formatDate, formatDateTime } from '~/kernel/dates'
import { excerpt } from '~/kernel/excerpt'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { fieldNames, fieldNamesOf, silentFields } from './fields.text'
import { isActor, tableOf } from './references'
import { text } from './text'
import { blockNames, valueWords } from './values.text'

/** Names of rows by `table id`, and of actors. */
export type Known = { rows: ReadonlyMap<string, string>; actors: ReadonlyMap<string, string> }

/** A changed field in words; null where the record had no such field. */
export type DescribedChange = { field: string; name: string; before: string | null; after: string | null }

/** Fields with kuruş: `field`, or `kind.field` where the same name is a count elsewhere. */
const money = new Set([
  'amount',
  'creditLimit',
  'minimumOrder',
  'freeShippingFrom',
  'excess',
  'fee',
  'grandTotal',
  'gross',
  'limit',
  'minimum',
  'orderLimit',
  'price',
  'received',
  'refund',
  'orders.total',
])
/** Fields with hundredths of a percent. */
const hundredths = new Set(['percent', 'rate', 'discounts'])
/** Fields with a whole percentage. */
const percents = new Set(['kdvRate', 'feeKdvRate'])
/** Counts, which are written with points; ids and codes are not. */
const counts = new Set(['total', 'added', 'credits', 'kept', 'moves', 'quantity', 'sent', 'skipped', 'used'])

/** The longest value that the page shows; JSON of a whole page of blocks may be longer. */
const longest = 4_000

/** The Turkish name of a field. */
export const nameOfField = (kind: string, field: string): string =>
  fieldNamesOf[`${kind}.${field}`] ?? fieldNames[field] ?? field

/** The changed fields of an entry about a record of this kind, in words. Ids and times of saving are left out. */
export function describeChanges(
  kind: string,
  changes: readonly FieldChange[],
  known: Known,
): DescribedChange[] {
  return changes.flatMap(({ field, before, after }) => {
    if (silentFields.has(field) || silentFields.has(`${kind}.${field}`)) return []
    const [was, is] = differing(
      linesOf({ kind, field, known }, before, {}),
      linesOf({ kind, field, known }, after, {}),
    )
    return was === is ? [] : [{ field, name: nameOfField(kind, field), before: was, after: is }]
  })
}

type Place = { kind: string; field: string; known: Known }

/** Of two lists of lines those that the other one lacks: in a long list a few lines change. */
function differing(before: string[], after: string[]): [string | null, string | null] {
  const [was, is] = [
    before.filter((one) => !after.includes(one)),
    after.filter((one) => !before.includes(one)),
  ]
  return was.length + is.length > 0 ? [joined(was), joined(is)] : [joined(before), joined(after)]
}

function joined(lines: readonly string[]): string | null {
  const whole = lines.join('\n')
  if (whole === '') return null
  return whole.length > longest ? `${excerpt(whole, longest)}${text.cut}` : whole
}

/** A value as lines: one for each object of a list, otherwise one. */
function linesOf(place: Place, value: unknown, beside: object): string[] {
  if (!Array.isArray(value) || value.every((one) => typeof one !== 'object')) {
    const shown = shownValue(place, value, beside)
    return shown === '' ? [] : [shown]
  }
  if (place.field === 'blocks') return value.map(blockText)
  return value.map((one) => shownValue(place, one, beside))
}

function shownValue(place: Place, value: unknown, beside: object): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) {
    const separator = place.field === 'discounts' ? ' + ' : ', '
    return value.map((one) => shownValue(place, one, beside)).join(separator)
  }
  if (typeof value === 'object')
    return Object.entries(value)
      .flatMap(([field, part]) => {
        const shown = silentFields.has(field) ? '' : shownValue({ ...place, field }, part, value)
        return shown === '' ? [] : [text.part(nameOfField(place.kind, field), shown)]
      })
      .join(', ')
  return shownScalar(place, value as string | number | boolean, beside)
}

function shownScalar(
  { kind, field, known }: Place,
  value: string | number | boolean,
  beside: object,
): string {
  const own = `${kind}.${field}`
  const words = valueWords[own] ?? valueWords[field]
  if (words && Object.hasOwn(words, String(value))) return words[String(value)]!
  if (typeof value === 'boolean') return value ? text.yes : text.no
  const table = tableOf(kind, field, beside)
  const row = table && known.rows.get(`${table} ${value}`)
  if (row) return row
  if (typeof value === 'string') return shownText(field, value, known)
  if (own === 'orders.status') return statusText(value) || String(value)
  if ((money.has(field) || money.has(own)) && Number.isSafeInteger(value)) return formatPrice(value)
  if (hundredths.has(field)) return text.percent(formatNumber(value / 100))
  if (percents.has(field)) return text.percent(formatNumber(value))
  return counts.has(field) ? formatNumber(value) : String(value)
}

function shownText(field: string, value: string, known: Known): string {
  if (isActor(field, value)) return known.actors.get(value) ?? value
  if (field === 'permissions') return titleOfPermission(value) ?? value
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(new Date(`${value}T12:00:00+03:00`))
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(value)) return formatDateTime(new Date(value))
  return value
}

/** A block by its name and its words. A block that an older version of the shop stored may have another form. */
function blockText(block: unknown): string {
  const { kind } = (block ?? {}) as { kind?: string }
  const name = blockNames[kind ?? ''] ?? kind ?? ''
  try {
    const words = wordsOf([block as Block])
    return words === '' ? name : text.part(name, words)
  } catch {
    return name
  }
}
