import { expect, test } from 'vitest'
import { Settings } from '~/features/settings/settings.server'
import { describePage } from './page-titles.server'

const settingsOf = (values: Record<string, string>) =>
  new Settings([
    { group: 'company', key: 'name', value: 'Kordoncu', isPublic: 1 },
    ...Object.entries(values).map(([key, value]) => ({ group: 'seo', key, value, isPublic: 1 })),
  ])
const names = { name: 'Kapadokya', brand: 'Derin', category: 'Deri kordonlar' }
const usual = { description: 'Düz dana derisi.' }

test('a page without a template has its name and its own description; the shop’s name follows', () => {
  expect(describePage(settingsOf({}), 'product', names, {}, usual)).toEqual({
    title: 'Kapadokya',
    description: 'Düz dana derisi.',
  })
})

test('a template names product, brand, category and shop', () => {
  const settings = settingsOf({
    product_title: '{name} – {brand} | {category} | {shop}',
    product_description: '{name}, {shop} mağazasında.',
  })
  expect(describePage(settings, 'product', names, {}, usual)).toEqual({
    title: 'Kapadokya',
    tab: 'Kapadokya – Derin | Deri kordonlar | Kordoncu',
    description: 'Kapadokya, Kordoncu mağazasında.',
  })
})

test('a missing name leaves no separator behind', () => {
  const settings = settingsOf({ product_title: '{name} – {brand} | {shop}' })
  expect(describePage(settings, 'product', { name: 'Kapadokya' }, {}, usual).tab).toBe('Kapadokya – Kordoncu')
})

test('the text that the staff wrote for search engines comes before any template', () => {
  const settings = settingsOf({ product_title: '{name} | {shop}', product_description: '{name}' })
  const own = { title: 'Elde dikilmiş kordon', description: 'Yalnızca bizde.' }
  expect(describePage(settings, 'product', names, own, usual)).toEqual(own)
})

test('a template of one kind of page changes no other', () => {
  const settings = settingsOf({ category_title: '{name} modelleri | {shop}' })
  expect(describePage(settings, 'product', names, {}, usual).tab).toBeUndefined()
})
