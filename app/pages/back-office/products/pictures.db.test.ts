import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readProductRecord } from '~/features/catalogue/catalogue.server'
import { drawnPicture } from '~/features/media/testing/pictures'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, actionForm } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const admin = (await openStaff(shop, 'admin')).browser
const { rows } = await db.execute<{ id: number }>(
  sql`select p.id from products p join variants v on v.product_id = p.id group by p.id having count(*) > 2 order by p.id limit 1`,
)
const productId = rows[0]!.id
const path = `/yonetim/urunler/${productId}/resimler`
const picturesOf = async () => (await readProductRecord(db, productId))!.pictures

async function upload(name: string, bytes: Uint8Array) {
  const page = await admin.page(path)
  return admin.submit(page, actionForm(page, 'yukle'), {}, undefined, { resim: { name, bytes } })
}

test('a picture is uploaded once, shown in the shop, and a file that is none is named', async () => {
  const before = await picturesOf()
  const bytes = await drawnPicture(320, 240, 'png')
  expect((await upload('kordon.png', bytes)).text).toContain('Resimler eklendi')
  const after = await picturesOf()
  expect(after.length).toBe(before.length + 1)
  const twice = await upload('ayni.png', bytes)
  expect(twice.status).toBe(422)
  expect((await picturesOf()).length).toBe(after.length)
  for (const [name, wrong] of [
    ['metin.png', new TextEncoder().encode('Bu bir resim değil')],
    [
      'kötü.svg',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
  ] as const) {
    const refused = await upload(name, wrong)
    expect([name, refused.status, refused.text.includes(`${name}: JPEG, PNG`)]).toEqual([name, 422, true])
  }
  const shown = await admin.page(path)
  const sources = [...shown.html.matchAll(/src="(\/[^"]+\.webp)"/g)].map(([, source]) => source!)
  expect((await admin.send(sources.at(-1)!)).headers.get('content-type')).toBe('image/webp')
})

test('pictures are ordered, described, given to a variant and removed in one save', async () => {
  await upload('iki.png', await drawnPicture(300, 200, 'png'))
  await upload('uc.png', await drawnPicture(310, 200, 'png'))
  const before = await picturesOf()
  const { variants, name } = (await readProductRecord(db, productId))!
  const [first, second, last] = [before[0]!, before.at(-2)!, before.at(-1)!]
  await act(admin, await admin.page(path), 'kaydet', {
    [`sira-${last.pictureId}`]: '0',
    [`alt-${last.pictureId}`]: 'Önden görünüş',
    [`cesit-${last.pictureId}`]: variants[1]!.code,
    [`sil-${second.pictureId}`]: '1',
    [`cesit-${first.pictureId}`]: '',
  })
  const after = await picturesOf()
  expect(after[0]).toEqual({
    pictureId: last.pictureId,
    alt: 'Önden görünüş',
    variantCodes: [variants[1]!.code],
  })
  expect(after.map(({ pictureId }) => pictureId)).not.toContain(second.pictureId)
  expect(after.find(({ pictureId }) => pictureId === first.pictureId)).toMatchObject({ variantCodes: [] })
  expect((await readProductRecord(db, productId))!.name).toBe(name)
})

test('a stale arrangement is refused, and its entries stay', async () => {
  const [first, second] = [await admin.page(path), await admin.page(path)]
  const { pictureId } = (await picturesOf())[0]!
  await act(admin, first, 'kaydet', { [`alt-${pictureId}`]: 'İlk metin' })
  const stale = await act(admin, second, 'kaydet', { [`alt-${pictureId}`]: 'İkinci metin' })
  expect([stale.status, stale.html.includes('>İkinci metin</textarea>')]).toEqual([409, true])
  expect((await picturesOf())[0]!.alt).toBe('İlk metin')
  await act(admin, stale, 'kaydet')
  expect((await picturesOf())[0]!.alt).toBe('İkinci metin')
})
