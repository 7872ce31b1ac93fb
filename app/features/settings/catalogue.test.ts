import { glob, readFile } from 'node:fs/promises'
import { usualLastSeen } from '~/features/lists/lists'
import { describe, expect, test } from 'vitest'
import { settings as demoSettings } from '../../../demo/shop/settings'
import { type SettingField, settingPages } from './catalogue.server'
import { checkSetting } from './check-setting.server'
import { nameOfSetting, shownSetting } from './setting-names'

const fields = settingPages.flatMap((page) => page.fields)
const fieldOf = (name: string) => fields.find((field) => nameOfSetting(field) === name)!
const check = (name: string, typed: string) => checkSetting(fieldOf(name), typed)

/** Settings of the demo shop that old clients read and the shop does not. */
const unused = ['seo/keywords', 'seo/robots']

/** Settings of tests, which no shop has. */
const ofTests = ['tracking/test_origin']

describe('the catalogue', () => {
  test('names every setting once, and every one that a shop stores', () => {
    const names = fields.map(nameOfSetting)
    expect(new Set(names).size).toBe(names.length)
    const missing = demoSettings.map(nameOfSetting).filter((name) => !names.includes(name))
    expect(missing).toEqual(unused)
  })

  test('names every setting that the shop reads', async () => {
    const read = new Set<string>()
    for await (const file of glob('app/**/*.{ts,tsx}', { exclude: (name) => /\.test\.tsx?$/.test(name) })) {
      const source = await readFile(file, 'utf8')
      for (const [, group, key] of source.matchAll(
        /\.(?:get|number|money|isTrue)\(\s*'([a-z_]+)',\s*'([a-z_]+)'/g,
      ))
        read.add(`${group}/${key}`)
    }
    expect(read.size).toBeGreaterThan(30)
    const names = new Set([...fields.map(nameOfSetting), ...ofTests])
    expect([...read].filter((name) => !names.has(name))).toEqual([])
  })

  test('names the number of last seen products that the shop uses', () => {
    expect(fieldOf('site_settings_product/max_length_of_last_seen_products').usual).toBe(
      String(usualLastSeen),
    )
  })

  test('accepts each usual value and each value of the demo shop', () => {
    const refused = (field: SettingField, value: string) =>
      'error' in checkSetting(field, shownSetting(field, value))
    expect(fields.filter((field) => refused(field, field.usual)).map(nameOfSetting)).toEqual([])
    const stored = demoSettings.filter((row) => !unused.includes(nameOfSetting(row)))
    expect(stored.filter((row) => refused(fieldOf(nameOfSetting(row)), row.value))).toEqual([])
  })
})

describe('a value', () => {
  test.each([
    ['checkout/base_price_for_shipping', '1.299,9', '1299.90'],
    ['checkout/base_price_for_shipping', ' 69,90 ', '69.90'],
    ['checkout/withdrawal_days', '14', '14'],
    ['checkout/withdrawal_days', '', null],
    ['site_settings/is_closed', 'true', 'true'],
    ['notification/provider', 'fcm', 'fcm'],
    ['tracking/google_analytics', 'G-ABC1234', 'G-ABC1234'],
    ['seo/description', 'iki\r\nsatır', 'iki\nsatır'],
  ])('of %s, %j, is stored as %j', (name, typed, value) => {
    expect(check(name, typed)).toEqual({ value })
  })

  test.each([
    ['checkout/base_price_for_shipping', '1.234'],
    ['checkout/base_price_for_shipping', '-5'],
    ['checkout/withdrawal_days', '13'],
    ['checkout/withdrawal_days', '14,5'],
    ['catalogue/lowest_price_window_days', '29'],
    ['site_settings/is_closed', 'belki'],
    ['notification/provider', 'toString'],
    ['company/email', 'merhaba'],
    ['company/mersis', '123'],
    ['social_media/instagram', 'javascript:alert(1)'],
    ['tracking/google_analytics', 'UA-1"><script>'],
    ['company/name', 'x'.repeat(301)],
  ])('of %s, %j, is refused', (name, typed) => {
    expect(check(name, typed)).toHaveProperty('error')
  })
})
