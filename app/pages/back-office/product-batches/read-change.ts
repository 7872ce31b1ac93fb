import type { ProductChange, ProductFilter } from '~/features/catalogue/catalogue'
import { readId } from '../shared/list-address'
import { text } from './text'

type Values = Readonly<Record<string, string>>

/** The filter in the fields of the form. */
export function filterIn(values: Values): ProductFilter {
  const lacking = values['eksik'] ?? ''
  return {
    words: (values['q'] ?? '').slice(0, 100),
    lacking: Object.hasOwn(text.lacks, lacking) ? (lacking as keyof typeof text.lacks) : null,
    brandId: readId(values['marka']),
    categoryId: readId(values['kategori']),
  }
}

const rates = [0, 1, 10, 20] as const
const levels = [0, 1, 2] as const

/** The change in the fields `alan` and `deger`; null when the value does not belong to the field. */
export function changeIn(values: Values): ProductChange | null {
  const [name = '', value = ''] = (values['deger'] ?? '').split('-')
  const kind = values['alan']
  switch (kind) {
    case 'published':
      return name === 'yayin' && /^[01]$/.test(value) ? { kind, value: value === '1' } : null
    case 'visibility': {
      const level = levels.find((one) => String(one) === value)
      return name === 'gorunur' && level !== undefined ? { kind, value: level } : null
    }
    case 'kdv': {
      const rate = rates.find((one) => String(one) === value)
      return name === 'kdv' && rate !== undefined ? { kind, value: rate } : null
    }
    case 'brand':
      if (name !== 'marka') return null
      return value === '' ? { kind, value: null } : withId(kind, value)
    case 'add_category':
    case 'remove_category':
      return name === 'kategori' ? withId(kind, value) : null
    default:
      return null
  }
}

function withId(kind: 'brand' | 'add_category' | 'remove_category', value: string): ProductChange | null {
  const id = readId(value)
  return id === null ? null : { kind, value: id }
}

type Named = { id: number; name: string }

/** The values of each field, as the options of the form name them. */
export function optionsOf(brands: readonly Named[], categories: readonly Named[]) {
  return [
    { label: text.kinds.published, options: Object.entries(text.published) },
    { label: text.kinds.visibility, options: Object.entries(text.visibility) },
    { label: text.kinds.kdv, options: rates.map((rate) => [`kdv-${rate}`, text.kdv(rate)] as const) },
    {
      label: text.kinds.brand,
      options: [
        ['marka-', text.noBrand] as const,
        ...brands.map(({ id, name }) => [`marka-${id}`, name] as const),
      ],
    },
    {
      label: text.category,
      options: categories.map(({ id, name }) => [`kategori-${id}`, name] as const),
    },
  ]
}

/** A change in words. */
export function changeText(
  change: ProductChange,
  brands: readonly Named[],
  categories: readonly Named[],
): string {
  const nameIn = (all: readonly Named[], id: number) => all.find((one) => one.id === id)?.name ?? String(id)
  const value = (() => {
    switch (change.kind) {
      case 'published':
        return text.published[`yayin-${change.value ? 1 : 0}`]!
      case 'visibility':
        return text.visibility[`gorunur-${change.value}`]!
      case 'kdv':
        return text.kdv(change.value)
      case 'brand':
        return change.value === null ? text.noBrand : nameIn(brands, change.value)
      case 'add_category':
      case 'remove_category':
        return nameIn(categories, change.value)
    }
  })()
  return `${text.kinds[change.kind]}: ${value}`
}
