import { lowerTr } from '~/kernel/turkish'
import { between, createRandom, pick, seedOf, type Random } from '../random'
import type { DetailDrawing, Lay, StrapLook } from '../illustrator/types'
import { colors, type ColorCode } from './colors'
import type { PictureDraft } from './draft'
import type { StrapFamily, StrapGroup } from './family'
import { choosePaper, chooseBackdrop, chooseWatch } from './shots'
import { describeStrap } from './strap-alt'
import { metalOf, sizeOf } from './strap-features'

const lengthsMm: Record<string, readonly [number, number]> = {
  kisa: [110, 65],
  standart: [120, 75],
  uzun: [130, 85],
  'tek-270': [270, 0],
  'ayarli-180': [180, 0],
  'ayarli-210': [210, 0],
}

/** Views of one strap product: flat lays for each colour, on the watch, a close view, and a fan or the measures. */
export function drawStrap(
  family: StrapFamily,
  group: StrapGroup,
  productCode: string,
  variantsOf: (color: ColorCode) => string[],
): PictureDraft[] {
  const random = createRandom(seedOf(`${productCode} pictures`))
  const looks = group.colors.map((color) => lookOf(family, group, color))
  const [main] = looks
  const mainColor = group.colors[0]
  if (!main || !mainColor) throw new Error(`${productCode} has no colours`)
  const lay = chooseLay(main, random)
  const flats = group.assorted
    ? []
    : looks.map((look, index) =>
        flat(
          look,
          group.colors[index] ?? mainColor,
          index === 0 ? lay : pick(random, [lay, chooseLay(look, random)]),
          random,
        ),
      )
  const several = group.colors.length > 1 && !group.assorted
  flats.forEach((picture, index) => {
    if (several) picture.variantCodes = variantsOf(group.colors[index] ?? mainColor)
  })
  const [first, ...others] = flats
  const pictures = [
    ...(group.assorted ? [fan(family, group, looks, random)] : first ? [first] : []),
    watch(family, main, mainColor, random),
    detail(main, mainColor, random),
    ...others,
  ]
  if (several && group.colors.length > 2) pictures.push(fan(family, group, looks, random))
  else if (group.assorted || between(random, 0, 2) === 0)
    pictures.push(measure(family, main, mainColor, random))
  return pictures
}

/** The drawing parameters of one colour of a product; the middle width of the family is the one drawn. */
export function lookOf(family: StrapFamily, group: StrapGroup, color: ColorCode): StrapLook {
  const sizes = group.sizes ?? family.sizes
  const stitch = group.stitch ?? family.stitch
  const hex = colors[color].hex
  return {
    surface: family.surface,
    color: hex,
    ...(group.accent && { accent: colors[group.accent].hex }),
    ...(group.stripes && { stripes: group.stripes }),
    ...(stitch && {
      stitch: { color: stitch === 'ton' ? 'tone' : colors[stitch].hex, style: family.stitchStyle ?? 'full' },
    }),
    ...(color === 'ikirenk' && { accent: colors.altin.hex }),
    metal: metalOf(family, group, color),
    widthMm: sizeOf(sizes[Math.floor(sizes.length / 2)] ?? '20').widthMm,
    taper: family.taper,
    tip: family.tip,
    closure: family.closure,
    form: family.form,
    padded: family.padded,
    ends: family.ends,
  }
}

function chooseLay(look: StrapLook, random: Random): Lay {
  if (look.form === 'single')
    return look.surface.material === 'steel'
      ? pick(random, ['long', 'pair', 'long', 'mirror'] as const)
      : 'long'
  if (look.surface.material === 'mesh') return pick(random, ['pair', 'mirror', 'cross'] as const)
  return pick(random, ['pair', 'mirror', 'cross', 'reverse', 'pair'] as const)
}

function shot(look: StrapLook, random: Random) {
  return {
    paper: choosePaper(look.color, random),
    backdrop: chooseBackdrop(random),
    seed: between(random, 1, 9999),
  }
}

function flat(look: StrapLook, color: ColorCode, lay: Lay, random: Random): PictureDraft {
  const turn =
    lay === 'cross'
      ? between(random, -6, 6)
      : pick(random, [-1, 1] as const) * between(random, 4, lay === 'long' ? 24 : 17)
  return {
    drawing: { view: 'flat', look, lay, turn, ...shot(look, random) },
    alt: describeStrap(look, color, 'flat'),
  }
}

function watch(family: StrapFamily, look: StrapLook, color: ColorCode, random: Random): PictureDraft {
  const smart = family.prefix === 'AK' ? (family.ends === 'adapter' ? 'square' : 'round') : null
  const turn = pick(random, [-1, 1] as const) * between(random, 6, 24)
  return {
    drawing: { view: 'watch', look, watch: chooseWatch(look, smart, random), turn, ...shot(look, random) },
    alt: describeStrap(look, color, smart ? 'smart' : 'watch'),
  }
}

function detail(look: StrapLook, color: ColorCode, random: Random): PictureDraft {
  const focus = pick(random, focusesOf(look))
  const turn = pick(random, [-1, 1] as const) * between(random, 10, 34)
  return {
    drawing: { view: 'detail', look, focus, turn, ...shot(look, random) },
    alt: describeStrap(look, color, focus),
  }
}

function focusesOf(look: StrapLook): readonly DetailDrawing['focus'][] {
  const { material } = look.surface
  if (material === 'steel' || material === 'mesh') return ['buckle', 'lug']
  return look.form === 'single' ? ['buckle', 'tip', 'buckle'] : ['buckle', 'tip', 'lug', 'buckle']
}

function measure(family: StrapFamily, look: StrapLook, color: ColorCode, random: Random): PictureDraft {
  const lengths = lengthsMm[family.length] ?? [120, 75]
  return {
    drawing: { view: 'size', look, lengthsMm: lengths, ...shot(look, random), backdrop: 'plain' },
    alt: describeStrap(look, color, 'size'),
  }
}

function fan(
  family: StrapFamily,
  group: StrapGroup,
  looks: readonly StrapLook[],
  random: Random,
): PictureDraft {
  const names = group.colors.map((color) => lowerTr(colors[color].name))
  return {
    drawing: {
      view: 'pack',
      looks,
      paper: pick(random, ['sand', 'stone', 'mint', 'rose'] as const),
      backdrop: pick(random, ['window', 'plain', 'fold'] as const),
      seed: between(random, 1, 9999),
    },
    alt: `${family.model} kordonun renkleri yan yana: ${names.join(', ')}`,
  }
}
