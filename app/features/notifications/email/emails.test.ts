import { beforeAll, describe, expect, test } from 'vitest'
import { text as account } from '../account/account-mail.text'
import { text as membership } from '../account/membership-email.text'
import { text as newsletter } from '../newsletter/newsletter-mail.text'
import { text as notice } from '../orders/notice-mail.text'
import { text as news } from '../orders/order-news-mail.text'
import { text as refund } from '../orders/refund-mail.text'
import { text as reminder } from '../reminders/reminder-mail.text'
import { text as request } from '../orders/request-mail.text'
import { text as order } from '../text'
import { emailNames, renderEmails, type SampleEmail } from '../testing/emails'
import { watchTexts } from '../testing/watch-texts'

const texts = { account, membership, news, newsletter, notice, refund, reminder, request, order }
/** Used only by a shop without a name. */
const elsewhere = ['order.shop']
const unsaid = watchTexts(texts)

let emails: Map<string, SampleEmail>
beforeAll(async () => {
  emails = new Map((await renderEmails()).map((message) => [message.name, message]))
})

test('every sentence of the emails appears in a sample', () => {
  expect(unsaid().filter((path) => !elsewhere.includes(path))).toEqual([])
})

/** Emails that the shop sends to itself. */
const toShop = /^(notice|refund|open-orders)-mail|^(ticket|contact)-mail-to-shop$|^deletion-mail-shop$/

test('one favourite that became cheaper is written of in the singular', () => {
  expect(emails.get('price-drops-one')!.plain).toContain('haber vermek onu sizin için ayırmaz')
  expect(emails.get('price-drops-several')!.plain).toContain('haber vermek onları sizin için ayırmaz')
})

test('a newsletter names the lowest of several prices', () => {
  expect(emails.get('newsletter-member')!.plain).toContain('En az 449,90 TL')
})

describe.each(emailNames)('%s', (name) => {
  const read = () => emails.get(name)!

  test('has a Turkish subject and preview', () => {
    const { html, subject } = read()
    expect(subject.length).toBeLessThan(78)
    expect(html).toMatch(/<html[^>]+lang="tr"/)
    expect(html).toMatch(/<body[^>]+lang="tr"/)
    expect(html).not.toContain('lang="en"')
    expect([...html.matchAll(/<title>([^<]+)<\/title>/g)].map(([, title]) => unescape(title!))).toEqual([
      subject,
    ])
    const preheader = /data-skip-in-text="true">([^<]+)</.exec(html)?.[1] ?? ''
    expect(preheader.length).toBeGreaterThan(20)
  })

  test('is complete, with all values filled in and every picture described', () => {
    const { html, plain, subject } = read()
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
    for (const form of [html, plain, subject])
      expect(form).not.toMatch(/undefined|\bnull\b|NaN|\[object|Invalid Date|\{\{|\$\{/)
    for (const [picture] of html.matchAll(/<img[^>]*>/g)) expect(picture).toMatch(/ alt="[^"]+"/)
  })

  test('invites customers, and not the shop itself, to answer it', () => {
    const { html, plain } = read()
    for (const form of [html, plain]) {
      expect(form.includes(order.signature)).toBe(!toShop.test(name))
      expect(form.includes(order.toShop)).toBe(toShop.test(name))
    }
  })

  test('is readable as plain text, with the same links written out', () => {
    const { html, plain } = read()
    const leftOvers = [
      /<\/?[a-z][^>]*>/,
      /&(amp|lt|gt|quot|nbsp|#\d+);/,
      /[\u200b\t]/,
      /\n{4}/,
      /[ \t]$/m,
      /:\s*$/,
      /^:/m,
    ]
    expect(leftOvers.map((leftOver) => leftOver.exec(plain)?.[0]).filter(Boolean)).toEqual([])
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => unescape(link!))
    // Emails to the shop itself, to former members and about messages of the contact form have no link.
    expect(links.length === 0).toBe(toShop.test(name) || /^contact-mail|^deletion-mail-forgotten$/.test(name))
    for (const link of links) expect(plain.split('\n')).toContain(link)
  })
})

function unescape(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}
