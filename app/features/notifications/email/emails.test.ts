import { beforeAll, describe, expect, test } from 'vitest'
import { text as account } from '../account/account-mail.text'
import { text as membership } from '../account/membership-email.text'
import { text as notice } from '../orders/notice-mail.text'
import { text as news } from '../orders/order-news-mail.text'
import { text as refund } from '../orders/refund-mail.text'
import { text as request } from '../orders/request-mail.text'
import { text as order } from '../text'
import { emailNames, renderEmails, type SampleEmail } from '../testing/emails'
import { watchTexts } from '../testing/watch-texts'

const texts = { account, membership, news, notice, refund, request, order }
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

  test('is readable as plain text, with the same links written out', () => {
    const { html, plain } = read()
    const leftOvers = [
      /<\/?[a-z][^>]*>/,
      /&(amp|lt|gt|quot|nbsp|#\d+);/,
      /[\u200b\t]/,
      /\n{4}/,
      /[ \t]$/m,
      /:\s*$/,
    ]
    expect(leftOvers.map((leftOver) => leftOver.exec(plain)?.[0]).filter(Boolean)).toEqual([])
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => unescape(link!))
    // Emails to the shop itself and to former members have no link.
    expect(links.length === 0).toBe(
      /^(notice|refund|open-orders)-mail|^ticket-mail-to-shop$|^deletion-mail-(shop|forgotten)$/.test(name),
    )
    for (const link of links) expect(plain.split('\n')).toContain(link)
  })
})

function unescape(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}
