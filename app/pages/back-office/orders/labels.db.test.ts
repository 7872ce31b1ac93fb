import { expect, test } from 'vitest'
import { readProductRecord } from '~/features/catalogue/catalogue.server'
import { scanPdf } from '~/pdf/labels/testing/decode'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const staff = (await openStaff(shop, 'warehouse')).browser
const [goods] = await goodsInStock(shop.db, 1, 60)
const fileOf = async (path: string) => {
  const response = await staff.send(path)
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

test('forty orders are packed at once, and their labels are one file that a scanner reads', async () => {
  const codes: string[] = []
  for (let made = 0; made < 40; made++)
    codes.push((await orderAsGuest(shop.browser(), [goods!], { payment: '4' })).code)
  const body = new URLSearchParams([['islem', 'hazirla'], ...codes.map((code) => ['kod', code])] as [
    string,
    string,
  ][])
  const packed = await staff.send('/yonetim/siparisler', { method: 'POST', body })
  expect(packed.status).toBe(303)
  const page = await staff.page(packed.headers.get('location')!)
  expect(page.text).toContain('40 sipariş hazırlanmaya başladı')
  const link = page.html.match(/href="([^"]*etiketler\?[^"]*bicim=pdf)"/)![1]!.replaceAll('&amp;', '&')
  const { response, bytes } = await fileOf(link)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect((await scanPdf(bytes)).flat().toSorted()).toEqual(codes.toSorted())
  const zpl = await (await staff.send(link.replace('bicim=pdf', 'bicim=zpl'))).text()
  expect(zpl.match(/\^XA/g)).toHaveLength(40)
  expect(zpl).toContain('Kapıda tahsil edilecek')
  expect((await staff.send('/yonetim/siparisler/etiketler?kod=YOKBOYLEBIR')).status).toBe(404)
}, 120_000)

test('labels of a product carry the barcode or the code, as many as were asked for', async () => {
  const record = (await readProductRecord(shop.db, goods!.productId))!
  const [first] = record.variants
  const value = first!.barcode ?? first!.code
  const address = `/yonetim/urunler/${record.id}/etiketler`
  expect((await staff.page(address)).text).toContain(first!.code)
  const { bytes } = await fileOf(`${address}/dosya?adet-${first!.id}=3&boyut=60x40&fiyat=1&bicim=pdf`)
  expect(await scanPdf(bytes)).toEqual([[value], [value], [value]])
  const none = await staff.page(`${address}/dosya?adet-${first!.id}=0`)
  expect(none.text).toContain('En az bir çeşit için')
  const tooMany = await staff.page(`${address}/dosya?adet-${first!.id}=9999`)
  expect(tooMany.text).toContain('en çok 1.000 etiket')
})
