import { expect, test } from 'vitest'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const own = (await openStaff(shop, 'admin')).browser
const colleague = (await openStaff(shop, 'admin')).browser
const path = '/yonetim/urunler'
const filtered = `${path}?gorunum=stoksuz&q=kordon&sayfa=2`
const linksOf = (html: string) => /<nav[^>]*aria-label="Kayıtlı görünümler"[^]*?<\/nav>/.exec(html)?.[0] ?? ''

test('a view keeps the filters of a list for its owner alone, or for all of the staff', async () => {
  expect((await own.page(path)).text).not.toContain('Görünümü kaydet')
  const saved = await act(own, await own.page(filtered), 'gorunum-kaydet', { ad: 'Biten kordonlar' })
  expect(linksOf(saved.html)).toContain('Biten kordonlar')
  expect(linksOf(saved.html)).toContain('aria-current="page"')
  expect(linksOf(saved.html)).not.toContain('sayfa=2')
  expect(linksOf((await colleague.page(path)).html)).toBe('')

  await act(own, await own.page(`${path}?sira=yeni-`), 'gorunum-kaydet', { ad: 'En yeniler', ortak: '1' })
  const seen = await colleague.page(`${path}?sira=yeni-`)
  expect(linksOf(seen.html)).toContain('En yeniler')
  expect(seen.text).not.toContain('görünümünü sil')

  const open = await own.page(`${path}?q=kordon&gorunum=stoksuz`)
  await act(own, open, 'gorunum-sil')
  expect(linksOf((await own.page(path)).html)).not.toContain('Biten kordonlar')
})

test('a view without a name or without filters is refused with the reason', async () => {
  const page = await own.page(filtered)
  const short = await act(own, page, 'gorunum-kaydet', { ad: 'x' })
  expect([short.status, short.text.includes('en az 2 harflik')]).toEqual([422, true])
  const plain = await own.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ islem: 'gorunum-kaydet', ad: 'Hepsi' }),
  })
  expect(plain.status).toBe(422)
})
