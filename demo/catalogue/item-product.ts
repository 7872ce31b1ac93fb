import { slug, upperTr } from '~/kernel/turkish'
import { between, createRandom, pick, seedOf, type Random } from '../random'
import type { ObjectLook, ObjectShot } from '../illustrator/types'
import { brandName } from './brands'
import { branchOf } from './categories'
import { colors } from './colors'
import type { PictureDraft, ProductDraft } from './draft'
import type { ItemFamily, ItemOption } from './family'
import { buildOffers, planPrices } from './prices'
import { chooseBackdrop, choosePaper } from './shots'
import { stockOf } from './stock'
import { metalCodes } from './strap-features'
import type { DemoVariant } from './types'
import { listOf, lower, valueOf } from './words'

/** A findings or care product: one variant per option. */
export function buildItem(family: ItemFamily, code: string, nextBarcode: () => string): ProductDraft {
  const kdvRate = family.kdvRate ?? 20
  const plan = planPrices(code, family.price, kdvRate, family.retailPackage ?? 1)
  const visibility = family.visibility ?? 'guest'
  const variants = family.options.map((option): DemoVariant => {
    const variantCode = `${code}-${option.mark}`
    return {
      code: variantCode,
      barcode: nextBarcode(),
      name: option.label,
      visibility,
      features: { ...option.features },
      stock: stockOf(variantCode),
      weightGrams: family.weightGrams,
      offers: buildOffers(plan, family.price + (option.extra ?? 0)),
    }
  })
  return {
    product: {
      code,
      name: family.name,
      link: slug(family.name.replaceAll(',', '')),
      brandKey: family.brand,
      categoryKeys: [...new Set([family.category, ...(family.alsoIn ?? []), branchOf(family.category)])],
      summary: family.summary,
      description: describe(family),
      kdvRate,
      visibility,
      seoTitle: `${family.name} | ${brandName(family.brand)}`,
      seoDescription: `${family.summary} Ölçüler, seçenekler ve güncel fiyat.`,
      features: Object.fromEntries(
        Object.entries(family.features).map(([feature, details]) => [feature, [...details]]),
      ),
      variants,
      ...(family.price >= 900 && { maxInstallments: 6 }),
    },
    pictures: drawItem(family, code),
  }
}

function describe(family: ItemFamily): string {
  const labels = family.options.map((option) => option.label)
  const choices = labels.length > 1 ? `Seçenekler: ${listOf(labels.map(lower))}.` : ''
  return [family.story, family.use, choices].filter(Boolean).join('\n\n')
}

/** Hero, group and close views, one hero per further colour, and the measures where millimetres matter. */
function drawItem(family: ItemFamily, code: string): PictureDraft[] {
  const random = createRandom(seedOf(`${code} pictures`))
  const [main] = family.options
  if (!main) throw new Error(`${code} has no options`)
  const colored = family.options.filter((option) => option.color)
  const middle = colored[0] ?? family.options[Math.floor(family.options.length / 2)] ?? main
  const views: ObjectShot[] = ['hero', 'group', 'close']
  if (middle.widthMm) views.push('size')
  const pictures = views.map((view) => picture(family, middle, view, random))
  for (const option of colored) {
    if (option === middle) {
      if (colored.length > 1 && pictures[0]) pictures[0].variantCodes = [`${code}-${option.mark}`]
    } else {
      pictures.push({ ...picture(family, option, 'hero', random), variantCodes: [`${code}-${option.mark}`] })
    }
  }
  return pictures
}

const endings: Record<ObjectShot, string> = {
  hero: 'düz zeminde',
  group: 'birlikte, üstten görünüş',
  close: 'yakından görünüş',
  size: 'ölçü çizimi',
}

function picture(family: ItemFamily, option: ItemOption, view: ObjectShot, random: Random): PictureDraft {
  const object = family.object(option)
  const color = option.color ? `${colors[option.color].name} ` : metalWord(object)
  const size = option.widthMm ? `, ${option.widthMm} mm` : ''
  const words = `${color}${family.noun}${size}, ${endings[view]}`
  return {
    drawing: {
      view: 'object',
      object,
      shot: view,
      turn: view === 'size' ? 0 : pick(random, [-1, 1] as const) * between(random, 3, 16),
      paper: choosePaper(mainColor(object), random),
      backdrop: view === 'size' ? 'plain' : chooseBackdrop(random),
      seed: between(random, 1, 9999),
    },
    alt: upperTr(words.charAt(0)) + words.slice(1),
  }
}

/** The colour word in the name of a thing that is all metal. */
function metalWord(object: ObjectLook): string {
  if (object.kind !== 'springbars' && object.kind !== 'buckle' && object.kind !== 'adapters') return ''
  return `${lower(valueOf('metal', metalCodes[object.metal]))} renkli `
}

function mainColor(object: ObjectLook): string {
  if ('color' in object) return object.color
  return {
    steel: '#a7adb3',
    brushed: '#9aa0a5',
    gold: '#c9a04a',
    rosegold: '#cc917c',
    black: '#232527',
    titanium: '#7d8084',
    brass: '#b08d4c',
  }[object.metal]
}
