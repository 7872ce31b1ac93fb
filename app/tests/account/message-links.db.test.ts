import { expect, test } from 'vitest'
import { readPreferences, topicLink } from '~/features/announcements/announcements.server'
import { consentLink } from '~/features/consents/consents.server'
import { formOf } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { testSecret } from '~/testing/secret'
import { openTestShop } from '~/testing/shop'
import { findUserByEmail } from '~/features/identity/identity.server'

const shop = await openTestShop()
const { db } = shop

async function linkOf(choice: 'basket:email' | 'price-drops:email' | 'orders:email') {
  const { email } = await openMember(shop)
  const userId = (await findUserByEmail(db, email))!.id
  const path = new URL(topicLink(shop.origin, testSecret, { userId, choice })).pathname
  return { userId, path, refused: async () => (await readPreferences(db, userId)).refused }
}

test('opening a topic’s link changes nothing; its button ends that topic and no other', async () => {
  const { path, refused } = await linkOf('basket:email')
  const browser = shop.browser()
  const page = await browser.page(path)
  expect(page.text).toContain('“Sepet hatırlatma” konusunda size e-posta göndermeyelim mi?')
  expect(await refused()).toEqual([])
  const answer = await browser.submit(page, formOf(page, path))
  expect(answer.text).toContain('“Sepet hatırlatma” konusu kapatıldı.')
  expect(await refused()).toEqual(['basket:email'])
})

test('a mail program ends the topic by a POST without cookies and origin, again without effect', async () => {
  const { path, refused } = await linkOf('price-drops:email')
  for (let i = 0; i < 2; i++) {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const answer = await shop.fetch(new Request(shop.origin + path, { method: 'POST', body }))
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
    expect(await refused()).toEqual(['price-drops:email'])
  }
})

test('a link that was altered, of another kind, or for what nobody can switch off is unknown', async () => {
  const { path, userId } = await linkOf('basket:email')
  const fixed = await linkOf('orders:email')
  const consent = new URL(
    consentLink(shop.origin, testSecret, {
      channel: 'email',
      recipient: 'a@ornek.example',
      recipientType: 'BIREYSEL',
    }),
  ).pathname.replace('/ileti-izni/', '/ileti-izni/konu/')
  const otherSecret = topicLink(shop.origin, `${testSecret}x`, { userId, choice: 'basket:email' })
  for (const wrong of [path.slice(0, -2), fixed.path, consent, new URL(otherSecret).pathname])
    for (const method of ['GET', 'POST'])
      expect([wrong, (await shop.fetch(new Request(shop.origin + wrong, { method }))).status]).toEqual([
        wrong,
        404,
      ])
})

test.each([
  ['email', 'links@alici.example', 'Artık gönderme', 'Bu adrese kampanya e-postası göndermeyeceğiz.'],
  ['sms', '+905321234501', 'Artık gönderme', 'Bu numaraya kampanya SMS’i göndermeyeceğiz.'],
  ['call', '+905321234501', 'Artık arama', 'Bu numarayı kampanyalar için aramayacağız.'],
] as const)(
  'the link of a message withdraws for %s, and says no more than that',
  async (channel, recipient, button, done) => {
    const link = consentLink(shop.origin, testSecret, { channel, recipient, recipientType: 'BIREYSEL' })
    const path = new URL(link).pathname
    const browser = shop.browser()
    const page = await browser.page(path)
    expect(page.text).toContain(button)
    expect((await browser.submit(page, formOf(page, path))).text).toContain(done)
  },
)
