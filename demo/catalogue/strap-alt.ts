import type { StrapLook } from '../illustrator/types'
import { colors, type ColorCode } from './colors'
import { closureCodes, metalCodes } from './strap-features'
import { lower, valueOf } from './words'

const nouns: Record<StrapLook['surface']['material'], string> = {
  leather: 'deri kordon',
  silicone: 'silikon kordon',
  mesh: 'hasır kordon',
  nylon: 'kumaş kordon',
  steel: 'çelik kordon',
}

const textures: Partial<Record<StrapLook['surface']['texture'], string>> = {
  croco: 'kroko baskılı',
  lizard: 'kertenkele baskılı',
  ostrich: 'devekuşu baskılı',
  saffiano: 'safyan baskılı',
  suede: 'süet yüzlü',
  nubuck: 'nubuk yüzlü',
  vintage: 'eskitme',
  perforated: 'delikli',
  rally: 'iri delikli',
  ribbed: 'oluklu',
  tropic: 'tropik desenli',
  waffle: 'petek desenli',
  sport: 'delikli',
  carbon: 'karbon dokulu',
  shark: 'kalın örgü',
  braid: 'saç örgüsü',
  elastic: 'örgü elastik',
  twill: 'balıksırtı dokuma',
  canvas: 'kanvas',
  perlon: 'perlon örgü',
  five: 'beş sıra baklalı',
  three: 'üç sıra baklalı',
  brick: 'ince baklalı',
  wide: 'geniş baklalı',
  bead: 'boncuk baklalı',
}

const endings = {
  flat: 'düz zeminde',
  watch: 'saate takılı',
  smart: 'akıllı saate takılı',
  buckle: 'tokanın yakından görünüşü',
  tip: 'uç ve deliklerin yakından görünüşü',
  lug: 'kasa ucunun yakından görünüşü',
  size: 'ölçü çizimi',
} as const

/** Alternative text out of the parameters the picture is drawn from. */
export function describeStrap(look: StrapLook, color: ColorCode, ending: keyof typeof endings): string {
  const parts = [
    [colors[color].name, textureWord(look), look.stripes && 'şeritli', nouns[look.surface.material]]
      .filter(Boolean)
      .join(' '),
    stitch(look),
    accent(look),
    `${lower(valueOf('metal', metalCodes[look.metal]))} ${lower(valueOf('toka', closureCodes[look.closure]))}`,
    `${look.widthMm} mm`,
    endings[ending],
  ]
  return parts.filter(Boolean).join(', ')
}

function textureWord({ surface }: StrapLook): string | undefined {
  return surface.material === 'nylon' && surface.texture === 'ribbed' ? 'fitilli' : textures[surface.texture]
}

function stitch(look: StrapLook): string {
  if (!look.stitch) return ''
  if (look.stitch.color === 'tone') return 'ton dikişli'
  const name = colorName(look.stitch.color)
  return name && `${name} dikişli`
}

/** The second colour: of a channel, of holes or of a lining. */
function accent(look: StrapLook): string {
  const name = look.accent && look.surface.material !== 'steel' ? colorName(look.accent) : ''
  return name && `${name} detaylı`
}

function colorName(hex: string): string {
  const color = Object.values(colors).find((candidate) => candidate.hex === hex)
  return color ? lower(color.name) : ''
}
