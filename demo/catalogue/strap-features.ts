import type { Closure, Metal, Tip } from '../illustrator/types'
import type { SizeCode, StrapFamily, StrapGroup } from './family'

export const closureCodes: Record<Closure, string> = {
  tang: 'igneli',
  roller: 'kalin-igneli',
  deployant: 'katlamali',
  butterfly: 'kelebek',
  slide: 'surgulu',
  magnet: 'miknatisli',
  velcro: 'cirtli',
  stud: 'dugmeli',
}

export const metalCodes: Record<Metal, string> = {
  steel: 'celik',
  brushed: 'celik',
  gold: 'altin',
  brass: 'altin',
  rosegold: 'gulaltin',
  black: 'siyah',
  titanium: 'titan',
}

const tipCodes: Record<Tip, string> = { pointed: 'sivri', round: 'oval', square: 'duz' }

const metalOfColor: Partial<Record<string, Metal>> = {
  celik: 'steel',
  altin: 'gold',
  gulaltin: 'rosegold',
  siyah: 'black',
  ikirenk: 'steel',
  gri: 'titanium',
  antrasit: 'black',
}

export interface Size {
  mark: string
  label: string
  widthMm: number
  features: Record<string, string>
}

export function sizeOf(code: SizeCode): Size {
  if (code === 'k41')
    return { mark: '41', label: '38–41 mm kasa', widthMm: 22, features: { uyum: 'kare-41' } }
  if (code === 'k49')
    return { mark: '49', label: '42–49 mm kasa', widthMm: 24, features: { uyum: 'kare-49' } }
  return { mark: code, label: `${code} mm`, widthMm: Number(code), features: { genislik: `g${code}` } }
}

/** On metal straps the buckle has the colour of the strap; elsewhere the group or the family decides. */
export function metalOf(family: StrapFamily, group: StrapGroup, color: string): Metal {
  const ofMetal = family.surface.material === 'mesh' || family.surface.material === 'steel'
  return group.metal ?? (ofMetal ? metalOfColor[color] : undefined) ?? family.metal
}

/** Features of the product as a whole; width, colour and device belong to the variants. */
export function strapFeatures(family: StrapFamily, group: StrapGroup): Record<string, string[]> {
  const metals = [...new Set(group.colors.map((color) => metalCodes[metalOf(family, group, color)]))]
  const features: Record<string, string[]> = {
    malzeme: [family.material],
    doku: [family.texture],
    toka: [closureCodes[family.closure]],
    metal: metals,
    baglanti: [
      family.ends === 'quick'
        ? 'hizli'
        : family.ends === 'adapter'
          ? 'kizakli'
          : family.ends === 'curved'
            ? 'kavisli'
            : oneOrBar(family),
    ],
    uzunluk: [family.length],
    su: [family.water],
  }
  if (family.surface.material !== 'steel' && family.surface.material !== 'mesh')
    features.uc = [tipCodes[family.tip]]
  if (family.category === 'akilli-20') features.uyum = ['hizli-20']
  if (family.category === 'akilli-22') features.uyum = ['hizli-22']
  if (group.assorted) {
    features.adet = [`a${group.colors.length}`]
    features.renk = [...group.colors]
  }
  return features
}

function oneOrBar(family: StrapFamily): string {
  return family.form === 'single' && family.surface.material !== 'steel' ? 'tek-parca' : 'yayli'
}
