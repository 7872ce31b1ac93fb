import { expect, test } from 'vitest'
import { faqs } from '~/features/content/tables.server'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const guest = shop.browser()
const questions = await shop.db.select({ id: faqs.id, question: faqs.question }).from(faqs)
const shown = (text: string) => questions.filter(({ question }) => text.includes(question)).length

test('without a search all questions are shown, each answer with an anchor', async () => {
  const page = await guest.page('/sss')
  expect(shown(page.text)).toBe(questions.length)
  for (const { id } of questions) expect(page.html).toContain(`id="soru-${id}"`)
})

test('a search finds questions in any spelling and opens a few answers', async () => {
  const { text, html } = await guest.page('/sss?q=KARGO')
  expect(shown(text)).toBeGreaterThan(0)
  expect(shown(text)).toBeLessThan(questions.length)
  const found = shown((await guest.page('/sss?q=iade%20sures')).text)
  expect(found).toBe(shown((await guest.page(`/sss?q=${encodeURIComponent('İADE SÜRES')}`)).text))
  expect(html).toContain('value="KARGO"')
  expect(html).toContain('noindex')
})

test('a search without a result leads on, a short one shows all questions', async () => {
  const nothing = await guest.page('/sss?q=zurafa')
  expect(nothing.text).toContain('“zurafa” geçen soru yok')
  expect(nothing.html).toContain('href="/contact"')
  const short = await guest.page('/sss?q=a')
  expect(short.text).toContain('En az 2 karakter yazın')
  expect(shown(short.text)).toBe(questions.length)
})

test('letters with a meaning in patterns and markup are plain letters', async () => {
  expect((await guest.page('/sss?q=%25%25')).text).toContain('geçen soru yok')
  expect((await guest.page('/sss?q=%3Cb%3E')).html).not.toContain('<b>')
})
