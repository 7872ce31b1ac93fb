import { expect, test } from 'vitest'
import { readPdf } from '~/pdf/testing/read-pdf'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const goods = await goodsInStock(shop.db, 2, 20)

/** The addresses of an order's documents on its page. */
const paperLinks = (html: string) =>
  [...html.matchAll(/href="(\/siparis\/[^"]+\/belgeler\/[^"]+)"/g)].map(([, link]) =>
    link!.replaceAll('&amp;', '&'),
  )

async function download(browser: ReturnType<typeof shop.browser>, link: string) {
  const response = await browser.send(link)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

test('a guest downloads the order form and the proforma of an unpaid order, never called an invoice', async () => {
  const guest = shop.browser()
  const { code } = await orderAsGuest(guest, goods)
  const links = paperLinks((await guest.page(`/siparis/${code}`)).html)
  expect(links).toEqual([`/siparis/${code}/belgeler/siparis`, `/siparis/${code}/belgeler/proforma`])

  const form = await download(guest, links[0]!)
  expect(form.status).toBe(200)
  expect(form.headers.get('content-type')).toBe('application/pdf')
  expect(form.headers.get('content-disposition')).toContain(
    `attachment; filename="siparis-formu-${code}.pdf"`,
  )
  expect(form.headers.get('x-content-type-options')).toBe('nosniff')
  expect(form.headers.get('cache-control')).toBe('private, no-store')
  const read = (await readPdf(form.bytes)).join('\n')
  for (const words of ['Sipariş formu', code, 'Ayşe Işık', 'İstanbul', ...goods.map((one) => one.code)])
    expect(read).toContain(words)
  expect(read).toContain('fatura yerine geçmez')

  const proforma = (await readPdf((await download(guest, links[1]!)).bytes)).join('\n')
  expect(proforma).toMatch(/^[\s\S]*Proforma[\s\S]*TR\d\d( \d{4}){5} \d\d/)
})

test('only the link in the email opens the papers without a session', async () => {
  const { code } = await orderAsGuest(shop.browser(), goods)
  await shop.runJobs()
  const message = shop.emails.find(({ text }) => text.includes(code))!
  const { pathname, search } = new URL(/http\S+imza=\S+/.exec(message.text)![0])
  const stranger = shop.browser()
  const [link] = paperLinks((await stranger.page(pathname + search)).html)
  expect(link).toContain('imza=')
  expect((await download(stranger, link!)).status).toBe(200)
  const asked = [link!.split('?')[0]!, `${link!}x`, link!.replace('belgeler/siparis', 'belgeler/fatura')]
  for (const address of asked) expect((await download(stranger, address)).status).toBe(404)
})
