import { expect, test } from 'vitest'
import { permissions } from '~/features/identity/staff/permissions'
import { backOfficePages } from '../pages'
import { currentItem } from './current-item'
import { menuOf } from './frame-data'

const items = menuOf(permissions)

/** Pages that stand outside every subject, and addresses that are no page with a menu. */
const alone = ['yonetim/burada', 'yonetim/canli', 'yonetim/ara', 'yonetim/yetki', 'yonetim/*']

test.each(backOfficePages.map(({ path }) => path))('%s marks its item of the menu', (path) => {
  const current = currentItem(items, `/${path.replace(/:\w+/g, '1')}`)
  if (alone.includes(path)) expect(current).toBeNull()
  else if (items.some((item) => item.path === `/${path}`)) expect(current).toBe(`/${path}`)
  else expect(items.map((item) => item.path)).toContain(current)
})

test('the nearest item is marked, and only whole parts of an address count', () => {
  expect(currentItem(items, '/yonetim/urunler/aktarim/3')).toBe('/yonetim/urunler/aktarim')
  expect(currentItem(items, '/yonetim/urunler/3')).toBe('/yonetim/urunler')
  expect(currentItem(items, '/yonetim/kuponlar/yeni')).toBe('/yonetim/kampanyalar')
  expect(currentItem(items, '/yonetim/siparislerim')).toBeNull()
  expect(currentItem(items, '/yonetim')).toBe('/yonetim')
})
