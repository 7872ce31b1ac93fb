import type { Transaction } from '~/db/connection.server'
import { excerptClean } from '~/kernel/excerpt'
import type { OfferInput, ProductInput, VariantInput } from '../write/product-input'
import { saveBrands } from '../write/write-brands.server'
import { ensureFeatureValues } from '../write/write-feature-values.server'
import { categoriesOf, type Categories } from './categories.server'
import type { FeatureOf, ImportedProduct, ImportedVariant } from './format'
import type { ImportRun } from './import-run.server'

const dayMs = 24 * 3_600_000
const summaryLength = 160

/** The products as inputs of `saveProducts`; missing brands and features are added. */
export async function toProductInputs(
  db: Transaction,
  products: readonly ImportedProduct[],
  categories: Categories,
  run: ImportRun,
  at: Date,
): Promise<Map<ImportedProduct, ProductInput>> {
  const brands = await saveBrands(
    db,
    products.flatMap(({ brand }) => (brand === null ? [] : { name: brand })),
  )
  const wanted = products.flatMap(({ features, variants }) => [
    ...features,
    ...variants.flatMap(({ options }) => options),
  ])
  // In the order in which the inputs below use them.
  const ids = (await ensureFeatureValues(db, wanted)).values()
  const take = (features: readonly FeatureOf[]) => [...new Set(features.map(() => ids.next().value!))]
  return new Map(
    products.map((product): [ImportedProduct, ProductInput] => {
      const { code, name, link, description, summary, published, brand, seoTitle, seoDescription } = product
      const detailIds = take(product.features)
      const variants = product.variants.map((variant): VariantInput => {
        const { code, barcode, name, weightGrams, options } = variant
        return {
          code,
          barcode,
          name,
          weightGrams,
          detailIds: take(options),
          offers: [toOffer(variant, run, at)],
        }
      })
      return [
        product,
        {
          code,
          name,
          link: link ?? undefined,
          description,
          summary: summary ?? excerptClean(description, summaryLength),
          published: published ?? undefined,
          kdvRate: product.kdvRate ?? run.kdvRate,
          brandId: brand === null ? null : brands.get(brand)!,
          categoryIds: [...new Set(categoriesOf(product).map((path) => categories.idOf(path)!))],
          detailIds,
          variants,
          seoTitle: seoTitle ?? undefined,
          seoDescription: seoDescription ?? undefined,
        },
      ]
    }),
  )
}

function toOffer({ price, compareAt }: ImportedVariant, run: ImportRun, at: Date): OfferInput {
  // Files of other shops contain no packages or quantity breaks: existing ones stay.
  const offer = { priceListId: run.list.id, amount: price }
  if (!run.earlierPrices || compareAt === null || compareAt <= price) return offer
  return { ...offer, earlier: { amount: compareAt, from: new Date(at.getTime() - dayMs), until: at } }
}
