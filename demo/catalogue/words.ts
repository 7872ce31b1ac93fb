import { lowerTr } from '~/kernel/turkish'
import { listFeatures } from './features'

const features = listFeatures()

/** The name of a feature detail: "Dana derisi" for malzeme, dana. */
export function valueOf(featureCode: string, detailCode: string): string {
  const feature = features.find((candidate) => candidate.code === featureCode)
  const detail = feature?.details.find((candidate) => candidate.code === detailCode)
  if (!detail) throw new Error(`unknown feature detail ${featureCode}/${detailCode}`)
  return detail.value
}

/** The value inside a sentence: first letter small, except for names such as FKM or 316L. */
export function lower(text: string): string {
  const [first = '', second = ''] = text
  return second !== lowerTr(second) ? text : lowerTr(first) + text.slice(1)
}

/** "18, 20 ve 22" */
export function listOf(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ve ${last}` : last
}
