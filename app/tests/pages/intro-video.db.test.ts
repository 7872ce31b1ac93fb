import { expect, test } from 'vitest'
import { keepVideo } from '~/features/media/media.server'
import { pictures } from '~/features/media/tables.server'
import { setPublic } from '~/testing/settings'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(500)])
const kept = await keepVideo(shop.deps, film)
const [poster] = await shop.db.select().from(pictures).limit(1)

const set = (values: Record<string, string>) => setPublic(shop, 'site_design', values)

test('the home page has a film only while the settings name one with its poster', async () => {
  const home = async () => (await shop.browser().page('/')).html
  expect(await home()).not.toContain('<video')
  if (kept.status !== 'kept') throw new Error('not an MP4')
  await set({ intro_video: kept.hash, intro_poster: 'yok' })
  expect(await home()).not.toContain('<video')
  await set({ intro_poster: poster!.hash, intro_title: 'Atölyemiz' })
  const html = await home()
  expect(html).toContain(`<video src="/media/${kept.hash}/video.mp4"`)
  expect(html).toContain('preload="none"')
  expect(html).not.toContain('autoplay')
  expect(html).toContain('Atölyemiz')
})

test('the film is served in parts by the shop', async () => {
  if (kept.status !== 'kept') throw new Error('not an MP4')
  const answer = await shop
    .browser()
    .send(`/media/${kept.hash}/video.mp4`, { headers: { range: 'bytes=0-11' } })
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes 0-11/${film.length}`])
})

test('a visitor who hides the film does not see it again, also without scripts', async () => {
  const browser = shop.browser()
  const page = await browser.page('/')
  const form = page.forms.find(({ buttons }) => buttons.some(({ name }) => name === 'intro'))!
  const after = await browser.submit(page, form, {}, 'hidden')
  expect(after.path).toBe('/')
  expect(after.html).not.toContain('<video')
  expect((await browser.page('/')).html).not.toContain('<video')
})
