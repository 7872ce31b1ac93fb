import { slug } from '~/kernel/turkish'
import { createRandom, seedOf } from '../random'
import { brandName } from './brands'
import { branchOf } from './categories'
import { colors, type ColorCode } from './colors'
import type { ProductDraft } from './draft'
import type { StrapFamily, StrapGroup } from './family'
import { buildOffers, planPrices } from './prices'
import { stockOf } from './stock'
import { sizeOf, strapFeatures } from './strap-features'
import { drawStrap } from './strap-pictures'
import { writeStrap } from './strap-texts'
import type { DemoPackageSize, DemoVariant } from './types'

/** grams of a 20 mm strap */
const weights: Record<StrapFamily['surface']['material'], number> = {
  leather: 18,
  silicone: 26,
  mesh: 44,
  nylon: 16,
  steel: 96,
}

/** One product of a strap family with its colour × width variants; barcodes come from the counter. */
export function buildStrap(
  family: StrapFamily,
  group: StrapGroup,
  code: string,
  nextBarcode: () => string,
): ProductDraft {
  const features = strapFeatures(family, group)
  const texts = writeStrap(family, group, features, createRandom(seedOf(`${code} texts`)))
  const retailPackage: DemoPackageSize = group.assorted ? 6 : 1
  const plan = planPrices(code, family.price, 20, retailPackage)
  if (group.assorted)
    [plan.bayiPackage, plan.toptanPackage] = [plan.bayiPackage && 6, plan.toptanPackage && 12]
  const variants: DemoVariant[] = []
  for (const color of group.assorted ? [null] : group.colors) {
    ;(group.sizes ?? family.sizes).forEach((sizeCode, step) => {
      const size = sizeOf(sizeCode)
      const variantCode = `${code}-${size.mark}-${color ? colors[color].mark : 'KRM'}`
      variants.push({
        code: variantCode,
        barcode: nextBarcode(),
        name: `${size.label} / ${color ? colors[color].name : 'Karma renk'}`,
        visibility: group.visibility ?? 'guest',
        features: { ...size.features, ...(color && { renk: color }) },
        stock: stockOf(variantCode),
        weightGrams: Math.round((weights[family.surface.material] * size.widthMm) / 20),
        offers: buildOffers(plan, family.price + step * family.priceStep),
      })
    })
  }
  hideOneFromGuests(code, variants)
  const variantsOf = (color: ColorCode) =>
    variants.filter((variant) => variant.features.renk === color).map((variant) => variant.code)
  return {
    product: {
      code,
      name: texts.name,
      link: slug(texts.name.replaceAll(',', '')),
      brandKey: family.brand,
      categoryKeys: [...new Set([family.category, ...(family.alsoIn ?? []), branchOf(family.category)])],
      summary: texts.summary,
      description: texts.description,
      kdvRate: 20,
      visibility: group.visibility ?? 'guest',
      seoTitle: `${texts.name} | ${brandName(family.brand)}`,
      seoDescription: `${texts.summary} Ölçüler, renkler ve güncel fiyat.`,
      features,
      variants,
      ...(family.price >= 600 && { maxInstallments: family.price >= 1000 ? 9 : 6 }),
    },
    pictures: drawStrap(family, group, code, variantsOf),
  }
}

/** In a few products with many variants the last one is for members only. */
function hideOneFromGuests(code: string, variants: DemoVariant[]): void {
  const last = variants.at(-1)
  if (last && last.visibility === 'guest' && variants.length >= 8 && seedOf(code) % 4 === 0)
    last.visibility = 'member'
}
