import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { galleries } from '~/features/galleries/tables.server'
import { pictures } from '~/features/media/tables.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const keys = (await shop.db.select().from(pictures).limit(3)).map(({ hash }) => hash)
const content = (await openStaff(shop, 'content')).browser
const guest = shop.browser()

const picture = (i: number) => ({ picture: keys[i]!, title: `Resim ${i + 1}`, alt: `Kordon ${i + 1}` })

async function addGallery(title: string, more: object = {}) {
  const body = { title, pictures: [picture(0), picture(1), picture(2)], ...more }
  const { body: answer } = await content.api('/galleries', body)
  return answer.data as unknown as { id: number; revision: string }
}

test('galleries are listed with their first picture; a gallery shows all pictures with titles', async () => {
  const { id } = await addGallery('Atölyeden')
  const list = await guest.page('/Gallery')
  expect(list.text).toContain('Atölyeden')
  expect(list.text).toContain('3 resim')
  const page = await guest.page(`/gallery/${id}`)
  expect(page.status).toBe(200)
  for (const name of ['Resim 1', 'Resim 2', 'Resim 3']) expect(page.text).toContain(name)
  expect(page.html).toContain(`/media/${keys[2]}/`)
})

test('without scripts each picture has a page of its own that leads to its neighbours, round and round', async () => {
  const { id } = await addGallery('Bileklerde')
  const links = (html: string) =>
    [...html.matchAll(/href="(\/gallery\/\d+\?resim=\d+)"/g)].map(([, href]) => href)
  expect(links((await guest.page(`/gallery/${id}`)).html)).toEqual(
    [1, 2, 3].map((n) => `/gallery/${id}?resim=${n}`),
  )
  const last = await guest.page(`/gallery/${id}?resim=3`)
  expect(last.text).toContain('3 / 3')
  expect(links(last.html)).toEqual([`/gallery/${id}?resim=2`, `/gallery/${id}?resim=1`])
  for (const wrong of ['?resim=0', '?resim=4', '?resim=x'])
    expect((await guest.page(`/gallery/${id}${wrong}`)).status).toBe(404)
})

test('a hidden gallery is there for the staff alone', async () => {
  const { id } = await addGallery('Hazırlanıyor', { active: false })
  expect((await guest.page('/Gallery')).text).not.toContain('Hazırlanıyor')
  expect((await guest.page(`/gallery/${id}`)).status).toBe(404)
  expect((await guest.api(`/galleries/${id}`)).status).toBe(404)
  expect((await content.api(`/galleries/${id}`)).status).toBe(200)
})

test('pictures keep their order when they change; unknown ones are refused', async () => {
  const { id, revision } = await addGallery('Sıra')
  const turned = { title: 'Sıra', pictures: [picture(2), picture(0)], revision }
  const { body } = await content.api(`/galleries/${id}`, turned, { method: 'PUT' })
  expect(
    (body.data as unknown as { pictures: { title: string }[] }).pictures.map(({ title }) => title),
  ).toEqual(['Resim 3', 'Resim 1'])
  const unknown = { title: 'Yok', pictures: [{ picture: 'ab'.repeat(16), alt: 'Yok' }] }
  expect(await content.api('/galleries', unknown)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'pictures', code: 'unknown_picture' }] },
  })
})

test('an empty gallery leads on', async () => {
  await shop.db.update(galleries).set({ active: false }).where(eq(galleries.active, true))
  expect((await guest.page('/Gallery')).text).toContain('Galeri hazırlanıyor')
})
