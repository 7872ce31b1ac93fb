import { describe, expect, test } from 'vitest'
import { text as account } from '~/pages/account/text'
import { isVkn, normalizePhone, whatsappLink } from '~/kernel/identity-numbers'
import { company } from './company'
import { contentCategories, readContents } from './contents'
import { faqs } from './faqs'
import { contentPictures, withPictureKeys } from './pictures'

const contents = readContents()
const texts = [...contents.map((content) => content.body), ...faqs.map((faq) => faq.answer)]
const shopPages = ['/contact', '/create', '/siparis-takip']

test('the ids and links of the specification lead to their contents', () => {
  const links = Object.fromEntries(contents.map((content) => [content.id, content.link]))
  expect(links).toMatchObject({ 1: 'hakkimizda', 8: 'cerez-politikasi', 11: 'gizlilik' })
  expect(new Set(Object.values(links)).size).toBe(contents.length)
})

test('every content has a text, a known category and search texts of a usable length', () => {
  const categories = contentCategories.map((category) => category.link)
  for (const content of contents) {
    expect(content.body.length, content.link).toBeGreaterThan(1500)
    expect(categories).toContain(content.categoryLink)
    expect(content.link).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(content.version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(content.seoTitle.length, content.seoTitle).toBeLessThanOrEqual(60)
    expect(content.seoDescription.length, content.seoDescription).toBeLessThanOrEqual(160)
  }
})

test('no category has the title of a page of the account', () => {
  const titles = contentCategories.map((category) => category.title)
  expect(titles.filter((title) => Object.values<string>(account.pages).includes(title))).toEqual([])
})

test('every placeholder of a text is a setting of the company', () => {
  const names = texts.flatMap((text) => [...text.matchAll(/\{\{([^}]*)\}\}/g)].map((match) => match[1]))
  expect(names.length).toBeGreaterThan(40)
  for (const name of names) expect(Object.keys(company).map((key) => `company.${key}`)).toContain(name)
})

test('texts are plain Markdown: no raw HTML, quotation, code or first-level heading, and whole table rows with no empty cell', () => {
  for (const text of texts) {
    expect(text.normalize('NFC')).toBe(text)
    expect(text).not.toMatch(/<[a-z/!]/i)
    expect(text).not.toMatch(/^# |^>|`|\| *\|/m)
    for (const block of text.split('\n\n').filter((part) => part.startsWith('|'))) {
      const columns = block
        .trim()
        .split('\n')
        .map((row) => row.split('|').length)
      expect(new Set(columns).size, block).toBe(1)
    }
  }
})

test('links inside the texts lead to contents or pages of the shop', () => {
  const known = [...shopPages, ...contents.map((content) => `/contents/${content.link}/${content.id}`)]
  const targets = texts.flatMap((text) =>
    [...text.matchAll(/\]\((?!resim:)([^)]*)\)/g)].map((match) => match[1]),
  )
  expect(targets.length).toBeGreaterThan(20)
  for (const target of targets) expect(known).toContain(target)
})

test('pictures have a name and a description, and a text without pictures shows none', () => {
  const guide = contents.find(({ link }) => link === 'kordon-olcusu-nasil-alinir')!.body
  const named = [...guide.matchAll(/^!\[(.*)\]\(resim:([\w-]+)\)$/gm)]
  expect(named.map(([, , name]) => name).toSorted()).toEqual(Object.keys(contentPictures).toSorted())
  for (const [, alt] of named) expect(alt!.length).toBeGreaterThan(60)
  const keyed = withPictureKeys(guide, (file) => file.replace('.avif', '0000'))
  expect(keyed.match(/\(resim:[0-9a-f]{16}\)/g)).toHaveLength(named.length)
  expect(withPictureKeys(guide, () => undefined)).toBe(guide.replaceAll(/^!.*\n\n/gm, ''))
})

describe('the texts hold the facts that the law requires', () => {
  const body = (link: string) => contents.find((content) => content.link === link)?.body ?? ''
  test.each([
    [
      'kvkk-aydinlatma-metni',
      ['Veri sorumlusunun kimliği', 'hangi amaçla', 'Kimlere', 'nasıl topluyoruz', 'madde 11', '30 gün'],
    ],
    [
      'cerez-politikasi',
      [
        '**sessionId**',
        '**uid**',
        '**acceptCookieStatus**',
        '**sortBy**',
        '**referrer**',
        '90 gün',
        'Reddet',
        'Analitik',
        'Pazarlama',
        '365 gün',
      ],
    ],
    [
      'teslimat-ve-iade',
      [
        '14 gün içinde',
        '10 gün içinde',
        '{{company.return_carrier}}',
        '30 günü',
        'Tüketici Hakem Heyeti',
        'arabulucuya',
        'mührü açılmış',
      ],
    ],
    [
      'mesafeli-satis-sozlesmesi',
      ['{{company.mersis}}', 'ödeme yükümlülüğü doğar', 'arabuluculuk', '14 gün'],
    ],
  ])('%s', (link, facts) => {
    for (const fact of facts) expect(body(link)).toContain(fact)
  })
})

test('questions stand in four groups, each asked once', () => {
  expect(new Set(faqs.map((faq) => faq.group)).size).toBe(4)
  expect(faqs.length).toBeGreaterThanOrEqual(14)
  expect(new Set(faqs.map((faq) => faq.question)).size).toBe(faqs.length)
  expect(faqs.map((faq) => faq.id)).toEqual(faqs.map((_, index) => index + 1))
})

test('the invented company has a valid tax number, a phone, a WhatsApp link and reserved addresses', () => {
  expect(isVkn(company.vkn)).toBe(true)
  expect(company.mersis).toMatch(/^\d{16}$/)
  expect(company.mersis).toContain(company.vkn)
  expect(normalizePhone(company.phone)).toBe('+902120000012')
  expect(whatsappLink(company.whatsapp)).toBe('https://wa.me/905000000034')
  expect([company.email, company.kep].every((address) => address.endsWith('.example'))).toBe(true)
})
