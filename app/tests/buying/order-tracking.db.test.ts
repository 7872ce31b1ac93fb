import { describe, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { trackOrder } from '~/features/orders/orders.server'
import { saveSettings } from '~/features/settings/settings.server'
import { formOf, goodsInStock, orderAsGuest } from '~/testing/guest'
import { unlimited } from '~/testing/limits'
import { openTestShop } from '~/testing/shop'

const moment = Date.now()
const shop = await openTestShop({ clock: () => new Date(moment) })
const most = { group: 'limits', key: 'tracking_per_session', value: '10' }
await transaction(shop.db, (db) =>
  saveSettings(db, [...unlimited.filter(({ key }) => key !== most.key), most]),
)
const [goods] = await goodsInStock(shop.db, 1)
const { code } = await orderAsGuest(shop.browser(), [goods!])
await shop.runJobs()
const email = shop.emails.find(({ subject }) => subject.includes(code))!.to

async function track(fields: { kod: string; eposta: string }, browser = shop.browser()) {
  const page = await browser.page('/siparis-takip')
  return browser.submit(page, formOf(page, '/siparis-takip'), fields)
}

test('code and email address open the order on any device, in any spelling', async () => {
  for (const kod of [code, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `]) {
    const answer = await track({ kod, eposta: ` ${email.toUpperCase()}` })
    expect(answer.status).toBe(200)
    expect(answer.path).toMatch(new RegExp(`^/siparis/${code}\\?imza=`))
    expect(answer.text).toContain(code)
  }
})

test('the page that opened so works for two hours', async () => {
  const browser = shop.browser()
  const { path } = await track({ kod: code, eposta: email }, browser)
  const [, imza = ''] = /imza=([^&]+)/.exec(path) ?? []
  expect(Number.parseInt(imza, 36) - moment).toBe(2 * 3_600_000)
  expect((await shop.browser().page(path)).status).toBe(200)
  expect((await shop.browser().page(`${path}x`)).status).toBe(404)
})

describe('a wrong answer', () => {
  const unknown = code.replace(/^./, (first) => (first === 'Z' ? 'Y' : 'Z'))
  const plain = (html: string, code: string) =>
    html.replaceAll(code, 'KOD').replace(/nonce="[^"]*"|[\w-]{20,}/g, '')

  test('is the same for an unknown code and for another address', async () => {
    const stranger = 'baska@alici.example'
    const [missing, foreign] = [
      await track({ kod: unknown, eposta: stranger }),
      await track({ kod: code, eposta: stranger }),
    ]
    expect([missing.status, foreign.status]).toEqual([422, 422])
    expect(missing.text).toContain('eşleşmedi')
    expect(plain(foreign.html, code)).toBe(plain(missing.html, unknown))
  })

  test('takes as long for either', async () => {
    const times = new Map<string, number[]>([unknown, code].map((one) => [one, []]))
    const input = { email: 'baska@alici.example', secret: shop.deps.secret, now: new Date(moment) }
    for (let i = 0; i < 200; i++)
      for (const one of i % 2 ? [unknown, code] : [code, unknown]) {
        const start = performance.now()
        expect(await trackOrder(shop.db, { ...input, code: one })).toBeNull()
        times.get(one)!.push(performance.now() - start)
      }
    const [missing, foreign] = [unknown, code].map((one) => times.get(one)!.toSorted((a, b) => a - b)[100]!)
    expect(Math.abs(missing! - foreign!)).toBeLessThan(5)
  })

  test('names empty and badly written fields', async () => {
    const answer = await track({ kod: '', eposta: 'ayse@' })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Sipariş numaranızı yazın.')
    expect(answer.html).toContain('value="ayse@"')
  })
})

test('nobody tries many addresses for one code, from however many browsers', async () => {
  const answers = []
  for (let i = 0; i < 11; i++)
    answers.push((await track({ kod: 'YYYYYYYYYYY', eposta: `a${i}@alici.example` })).status)
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(422))
  expect(answers[10]).toBe(429)
})
