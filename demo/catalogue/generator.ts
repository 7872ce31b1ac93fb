import { createRandom, seedOf } from '../random'
import { fileNameOf, masterHeight, masterWidth } from '../illustrator/file-name'
import type { Drawing } from '../illustrator/types'
import { barcodeOf } from './barcode'
import { brands } from './brands'
import { listCategories } from './categories'
import type { PictureDraft, ProductDraft } from './draft'
import { buckleFamilies } from './families/buckles'
import { careFamilies } from './families/care'
import { classicLeatherFamilies } from './families/leather-classic'
import { printedLeatherFamilies } from './families/leather-printed'
import { suedeFamilies } from './families/leather-suede'
import { thinLeatherFamilies } from './families/leather-thin'
import { vintageLeatherFamilies } from './families/leather-vintage'
import { meshFamilies } from './families/mesh'
import { nylonFamilies } from './families/nylon'
import { pinFamilies } from './families/pins'
import { siliconeFamilies } from './families/silicone'
import { smartFamilies } from './families/smart'
import { steelFamilies } from './families/steel'
import { storageFamilies } from './families/storage'
import { toolFamilies } from './families/tools'
import { listFeatures } from './features'
import { buildItem } from './item-product'
import { relatedTo } from './related'
import { listShowcases } from './showcases'
import { buildStrap } from './strap-product'
import type { DemoCatalogue, DemoPicture, DemoProduct } from './types'

const strapFamilies = [
  ...classicLeatherFamilies,
  ...printedLeatherFamilies,
  ...suedeFamilies,
  ...vintageLeatherFamilies,
  ...thinLeatherFamilies,
  ...siliconeFamilies,
  ...meshFamilies,
  ...nylonFamilies,
  ...steelFamilies,
  ...smartFamilies,
]
const itemFamilies = [...pinFamilies, ...buckleFamilies, ...careFamilies, ...toolFamilies, ...storageFamilies]

/** The whole demo catalogue; pure, the same on every machine and every run. */
export function generateCatalogue(): DemoCatalogue {
  const drafts = draftProducts()
  const ranks = rankProducts(drafts)
  const products = drafts.map((draft, index) => finish(draft, drafts, ranks[index] ?? index))
  return {
    categories: listCategories(),
    brands: [...brands],
    features: listFeatures(),
    products,
    showcases: listShowcases(products),
  }
}

/** Every picture of the catalogue as a drawing, by file name. */
export function listDrawings(): Map<string, Drawing> {
  return new Map(
    draftProducts().flatMap((draft) =>
      draft.pictures.map(({ drawing }) => [fileNameOf(drawing), drawing] as const),
    ),
  )
}

const shelfNumbers: Record<string, number> = {
  DR: 1000,
  SL: 2000,
  HS: 3000,
  NY: 4000,
  CL: 5000,
  AK: 6000,
  TP: 7000,
  BK: 8000,
}

function draftProducts(): ProductDraft[] {
  let serial = 0
  const nextBarcode = () => barcodeOf((serial += 7))
  const counters = new Map<string, number>()
  const nextCode = (prefix: string) => {
    const number = (counters.get(prefix) ?? shelfNumbers[prefix] ?? 9000) + 1
    counters.set(prefix, number)
    return `${prefix}-${number}`
  }
  return [
    ...strapFamilies.flatMap((family) =>
      family.groups.map((group) => buildStrap(family, group, nextCode(family.prefix), nextBarcode)),
    ),
    ...itemFamilies.map((family) => buildItem(family, nextCode(family.prefix), nextBarcode)),
  ]
}

/** A mixed order, straps before small parts, so that the first page shows every material. */
function rankProducts(drafts: readonly ProductDraft[]): number[] {
  const keys = drafts.map(({ product }, index) => {
    const small = product.code.startsWith('TP') || product.code.startsWith('BK')
    return { index, key: createRandom(seedOf(`${product.code} rank`))() + (small ? 0.45 : 0) }
  })
  const ranks: number[] = []
  keys
    .toSorted((first, second) => first.key - second.key)
    .forEach(({ index }, rank) => (ranks[index] = rank + 1))
  return ranks
}

function finish(draft: ProductDraft, all: readonly ProductDraft[], rank: number): DemoProduct {
  const age = createRandom(seedOf(`${draft.product.code} age`))
  const share = age()
  return {
    ...draft.product,
    rank,
    publishedDaysAgo: Math.floor(share < 0.14 ? age() * 28 : 30 + age() * 700),
    pictures: draft.pictures.map(toPicture),
    relatedCodes: relatedTo(draft, all),
  }
}

function toPicture(picture: PictureDraft): DemoPicture {
  return {
    file: fileNameOf(picture.drawing),
    view: picture.drawing.view,
    alt: picture.alt,
    ...(picture.variantCodes && { variantCodes: picture.variantCodes }),
    width: masterWidth,
    height: masterHeight,
  }
}
