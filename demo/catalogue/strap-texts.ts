import { upperTr } from '~/kernel/turkish'
import { pick, type Random } from '../random'
import { colorNotes } from './color-notes'
import { colors } from './colors'
import type { StrapFamily, StrapGroup } from './family'
import { sizeOf } from './strap-features'
import { listOf, lower, valueOf } from './words'

export interface StrapTexts {
  name: string
  summary: string
  description: string
}

/** Name, one-sentence summary and 3–4 paragraphs, composed of the family's words and its parameters. */
export function writeStrap(
  family: StrapFamily,
  group: StrapGroup,
  features: Record<string, string[]>,
  random: Random,
): StrapTexts {
  const only = group.colors.length === 1 ? group.colors[0] : undefined
  const tail = group.edition ?? (only && titled(colors[only].name))
  const name = `${family.model} ${family.kind}${tail ? `, ${tail}` : ''}`
  const closing = only ? colorNotes[only] : group.assorted ? assortment(group) : choice(group)
  return {
    name,
    summary: summarize(family, group, features),
    description: [
      family.story,
      build(family, group, features, random),
      `${family.use} ${closing}`,
      fitting(family),
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}

function summarize(family: StrapFamily, group: StrapGroup, features: Record<string, string[]>): string {
  const parts = [
    `${word(features, 'doku')} ${lower(word(features, 'malzeme'))}`,
    lower(word(features, 'toka')),
    group.colors.length === 1
      ? `${lower(colors[group.colors[0] ?? 'siyah'].name)} renk`
      : `${group.colors.length} renk`,
    sizeRange(family, group),
  ]
  return `${family.model}: ${lower(parts.join(', '))}.`
}

function build(
  family: StrapFamily,
  group: StrapGroup,
  features: Record<string, string[]>,
  random: Random,
): string {
  const metal = family.closure === 'velcro' ? '' : `${lower(word(features, 'metal'))} renkli `
  const closure = metal + lower(word(features, 'toka'))
  const [material, texture, length] = [
    word(features, 'malzeme'),
    lower(word(features, 'doku')),
    lower(word(features, 'uzunluk')),
  ]
  const sizes = `${choicesOf(family, group) > 1 ? 'Ölçü seçenekleri' : 'Ölçü'}: ${sizeList(family, group)}`
  const sentences = pick(random, [
    [`${material} kullanılır; doku: ${texture}.`, `Toka: ${closure}.`, `${sizes}. Boy: ${length}.`],
    [`${sizes}; boy: ${length}.`, `Kapama: ${closure}.`, `Malzeme ${lower(material)}, yüzey ${texture}.`],
    [
      `${sizes}; boy: ${length}.`,
      `${material} gövde, ${closure} ile tamamlanır.`,
      `Bağlantı: ${lower(word(features, 'baglanti'))}.`,
    ],
  ])
  return sentences.join(' ')
}

const waterNotes: Record<string, string> = {
  'sudan-koruyun': 'Sudan koruyun; ıslanırsa kuru bezle silip gölgede kurutun.',
  ter: 'Tere ve yağmura dayanır, yüzerken kullanılması önerilmez.',
  yuzme: 'Havuzda ve denizde kullanılabilir; sonra tatlı suyla durulayın.',
  dalis: 'Dalışta ve tuzlu suda kullanılabilir; sonra tatlı suyla durulayın.',
}

const endNotes: Record<StrapFamily['ends'], string> = {
  bar: 'Takmak için yaylı pim ve pim sökücü yeterlidir; pimler kordonla birlikte gelir.',
  quick: 'Hızlı değişim pimi takılı gelir, alet gerekmez.',
  adapter: 'Adaptörler takılı gelir; kasanın yuvasına kaydırmanız yeterlidir.',
  curved: 'Kavisli uç kasaya boşluksuz oturur; almadan önce kasa çapınızı karşılaştırın.',
}

function fitting(family: StrapFamily): string {
  return `${waterNotes[family.water] ?? ''} ${endNotes[family.ends]}`.trim()
}

function assortment(group: StrapGroup): string {
  return `Pakette ${listOf(group.colors.map((color) => lower(colors[color].name)))} renkleri eşit sayıda bulunur.`
}

function choice(group: StrapGroup): string {
  return `Renk seçenekleri: ${listOf(group.colors.map((color) => lower(colors[color].name)))}.`
}

function choicesOf(family: StrapFamily, group: StrapGroup): number {
  return (group.sizes ?? family.sizes).length
}

function sizeList(family: StrapFamily, group: StrapGroup): string {
  const labels = (group.sizes ?? family.sizes).map((code) => sizeOf(code).label)
  return listOf(
    labels.map((label, index) => (index < labels.length - 1 ? label.replace(/ mm( kasa)?$/, '') : label)),
  )
}

function sizeRange(family: StrapFamily, group: StrapGroup): string {
  const sizes = (group.sizes ?? family.sizes).map(sizeOf)
  const [first, last] = [sizes[0], sizes.at(-1)]
  if (!first || !last || first.mark === last.mark) return first?.label ?? ''
  return first.label.endsWith('kasa') ? '38–49 mm kasa' : `${first.mark}–${last.mark} mm`
}

function word(features: Record<string, string[]>, code: string): string {
  return listOf(
    (features[code] ?? []).map((detail, index) =>
      index ? lower(valueOf(code, detail)) : valueOf(code, detail),
    ),
  )
}

/** Names of products capitalise every word but "ve". */
function titled(words: string): string {
  return words
    .split(' ')
    .map((part) => (part === 've' ? part : upperTr(part.charAt(0)) + part.slice(1)))
    .join(' ')
}
