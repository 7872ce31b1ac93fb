import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { formatPrice } from '~/kernel/turkish'
import type { LabelFormat } from '~/pdf/labels/label'
import { makeLabelFile } from '~/pdf/labels/label-file.server'
import { getOffersByCode } from '../selling/offers-by-code.server'
import { grossUnit } from '../selling/pricing'
import type { ProductRecord } from '../write/store-product-record.server'
import { type LabelSize, writeProductLabel } from './product-label'

/** Most labels of one file. */
export const mostLabels = 1_000

/**
 * Labels of a product's variants as one file; null when every count is 0. `counts`: labels of each variant by its id. `visitor`: whose
 * price is printed, with KDV; left out when `priced` is false or the variant has none.
 */
export async function makeProductLabels(
  db: Db,
  { name, variants }: ProductRecord,
  {
    counts,
    size,
    priced,
    format,
  }: { counts: ReadonlyMap<number, number>; size: LabelSize; priced: boolean; format: LabelFormat },
  visitor: Visitor,
) {
  const chosen = variants.filter(({ id }) => (counts.get(id) ?? 0) > 0)
  if (chosen.length === 0) return null
  const codes = chosen.map(({ code }) => code)
  const offers = priced ? await getOffersByCode(db, visitor, codes) : new Map()
  const priceOf = (code: string): string | null => {
    const match = offers.get(code)
    return match?.status === 'one' && match.offer.price ? formatPrice(grossUnit(match.offer.price)) : null
  }
  const labels = chosen.flatMap(({ id, code, barcode, name: variant }) => {
    const label = writeProductLabel({ code, barcode, product: name, variant, price: priceOf(code) }, size)
    return Array.from({ length: counts.get(id)! }, () => label)
  })
  return makeLabelFile(`etiket-${codes.length === 1 ? codes[0] : name.slice(0, 40)}`, labels, format)
}
