import { lastPosition, longestWords } from '~/features/catalogue/catalogue'
import type { FeatureChange } from '~/features/catalogue/catalogue.server'
import { oneLine } from '../shared/one-line'
import { text } from './text'

type Values = Readonly<Record<string, string>>

const kinds = Object.keys(text.kinds) as FeatureChange['kind'][]
const { wrong } = text

/** The feature of the form, or the sentence for its first mistake. */
export function featureIn(values: Values): FeatureChange | string {
  const name = oneLine(values['ad'])
  if (name === '' || name.length > longestWords.feature) return wrong.name
  const position = positionIn(values)
  if (position === null) return wrong.position
  return {
    name,
    kind: kinds.find((kind) => kind === values['tur']) ?? 'text',
    unit: oneLine(values['birim']).slice(0, longestWords.unit) || null,
    explanation: oneLine(values['aciklama']).slice(0, longestWords.explanation) || null,
    filterable: values['suzgec'] === '1',
    position,
  }
}

/** The value of the form, or the sentence for its first mistake. */
export function detailIn(values: Values): { value: string; color: string | null; position: number } | string {
  const value = oneLine(values['deger'])
  if (value === '' || value.length > longestWords.value) return wrong.value
  const color = (values['renk'] ?? '').toLowerCase()
  if (color !== '' && !/^#[0-9a-f]{6}$/.test(color)) return wrong.color
  const position = positionIn(values)
  return position === null ? wrong.position : { value, color: color || null, position }
}

function positionIn(values: Values): number | null {
  const typed = values['sira'] || '0'
  return /^\d+$/.test(typed) && Number(typed) <= lastPosition ? Number(typed) : null
}
