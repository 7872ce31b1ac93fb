import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type ContractDocument, type ContractOrder, toHtml, toPlainText } from './contract'
import { distanceSale } from './distance-sale'
import { preInformation } from './pre-information'
import { companyInvoice, sampleOrder } from './sample-order'
import { salesTerms } from './sales-terms'
import { summariseTrade } from './trade-summary'
import { summariseWithdrawal } from './withdrawal-summary'

const templates = [preInformation, distanceSale]
const companyOrder: ContractOrder = {
  ...sampleOrder,
  buyer: { ...sampleOrder.buyer, invoice: companyInvoice },
}

/** Returns the text of the one section whose heading matches. */
function sectionOf(document: ContractDocument, heading: RegExp): string {
  const sections = document.sections.filter((section) => heading.test(section.heading))
  expect(sections.map((section) => section.heading)).toHaveLength(1)
  return toPlainText({ ...document, sections })
}

describe('the pre-information form has the facts that article 5 requires', () => {
  const form = preInformation.render(sampleOrder)
  const { seller, lines } = sampleOrder
  const items: [letter: string, heading: RegExp, facts: string[]][] = [
    ['a goods', /temel nitelikleri/, lines.flatMap((line) => [line.name, line.code, line.quantity])],
    ['b identity', /Satıcının kimliği/, [seller.unvan, seller.mersis]],
    ['c contact', /Satıcının kimliği/, [seller.address, seller.phone, seller.email, seller.kep]],
    ['ç complaints', /Şikâyetlerin/, [seller.phone, seller.email, 'en geç 15 gün içinde yanıtlar']],
    ['d total price', /Toplam fiyat/, ['2.213,70 TL', '79,90 TL', '35,00 TL', 'tüm vergiler dahildir']],
    ['e cost of communication', /Toplam fiyat/, ['iletişim ücreti doğmaz']],
    ['f payment', /^\d+\. Ödeme$/, [sampleOrder.paymentMethod, 'ödeme yükümlülüğü doğurur']],
    ['f delivery', /Teslimat ve ifa/, [sampleOrder.carrier, sampleOrder.estimatedDelivery, '21 gün']],
    [
      'g withdrawal',
      /Cayma hakkı: şartları/,
      ['15 gün içinde', sampleOrder.returnCarrier, 'iade masrafı alınmaz', '10 gün'],
    ],
    ['ğ address of the notice', /Cayma bildiriminin/, [seller.address, seller.email]],
    ['h exceptions', /kullanılamayacağı/, ['kişisel ihtiyaçları', 'sağlık ve hijyen']],
    ['ı deposit', /Depozito/, ['depozito veya başka bir mali teminat istenmez']],
    ['i, j digital content', /dijital içerik/, ['teknik koruma önlemi', 'uyumluluğu']],
    ['k recourse', /Uyuşmazlıkların/, ['Tüketici Hakem Heyeti', 'Tüketici Mahkemesi']],
    ['mediator, since 2026', /arabuluculuk/, ['dava açmadan önce arabulucuya başvurmak zorunludur', '73/A']],
  ]
  test.each(items)('%s', (_, heading, facts) => {
    const text = sectionOf(form, heading)
    for (const fact of facts) expect(text).toContain(fact)
  })
})

describe.each(templates)('$title', (template) => {
  test('carries every fact of the order', () => {
    const text = toPlainText(template.render(sampleOrder))
    const { invoice: _, ...buyer } = sampleOrder.buyer
    const facts = textsIn({ ...sampleOrder, buyer })
    expect(facts.length).toBeGreaterThan(30)
    for (const fact of facts) expect(text).toContain(fact)
  })

  test('has every placeholder and every row filled', () => {
    const bare = { ...sampleOrder, paymentFee: '', discount: '', seller: { ...sampleOrder.seller, kep: '' } }
    for (const document of [sampleOrder, companyOrder, bare].map(template.render)) {
      expect(toPlainText(document)).not.toMatch(/\{\{|\}\}|\$\{|undefined|null|NaN|\[object/)
      for (const text of textsIn(document)) expect(text.trim()).not.toBe('')
    }
    expect(toPlainText(template.render(bare))).not.toMatch(/Ödeme hizmet bedeli|İndirim|KEP/)
  })

  test('shows only the end of a TCKN', () => {
    const text = toPlainText(template.render(sampleOrder))
    expect(text).not.toContain('10000000146')
    expect(text).toContain('*******0146')
  })

  test('tells only a company that withdrawal is for consumers', () => {
    expect(toPlainText(template.render(companyOrder))).toContain('ticari veya mesleki amaçla alınıyorsa')
    expect(toPlainText(template.render(companyOrder))).toContain(companyInvoice.unvan)
    expect(toPlainText(template.render(sampleOrder))).not.toContain('kurumsal fatura')
  })

  test('promises refund, free return and delivery as the regulation requires', () => {
    const text = toPlainText(template.render(sampleOrder))
    expect(text).toContain('14 gün içinde, teslimat masrafları dahil tahsil ettiği tüm ödemeleri')
    expect(text).toContain('stokta bulunmaması imkânsızlık sayılmaz')
    expect(text).toContain('kanuni faiziyle')
  })
})

describe('the terms that a dealer accepts', () => {
  const text = toPlainText(salesTerms.render(companyOrder))

  test('name seller, buyer, goods, total and the way to pay', () => {
    const { seller, lines } = sampleOrder
    const facts = [seller.unvan, seller.mersis, companyInvoice.unvan, companyInvoice.vkn, '2.213,70 TL']
    for (const fact of [...facts, ...textsIn(lines), sampleOrder.paymentMethod, sampleOrder.carrier])
      expect(text).toContain(fact)
    expect(text).not.toMatch(/undefined|null|NaN|\$\{/)
  })

  test('grant no rights of consumers, and say so', () => {
    expect(text).toContain('Alıcı tüketici sayılmaz')
    expect(text).not.toMatch(/Hakem Heyeti|Tüketici Mahkemesi|gerekçe göstermeden|cayma formu/)
    const summary = toPlainText(summariseTrade(companyOrder))
    expect(summary).not.toMatch(/cayabilirsiniz|gün içinde/)
    for (const fact of [...textsIn(sampleOrder.lines), '2.213,70 TL', 'ödeme yükümlülüğü doğar'])
      expect(summary).toContain(fact)
  })

  test('say how soon a defect must be reported (TTK art. 23)', () => {
    expect(text).toMatch(/iki gün içinde.*sekiz gün içinde/s)
  })
})

test.each([...templates, salesTerms])('$title ends with its version', (template) => {
  const document = template.render(sampleOrder)
  expect(toPlainText(document).trim()).toMatch(new RegExp(`Metnin sürümü: ${template.version}$`))
  expect(toHtml(document)).toMatch(new RegExp(`<p>Metnin sürümü: ${template.version}</p></article>$`))
})

test('the contract holds a withdrawal form addressed to the seller', () => {
  const form = sectionOf(distanceSale.render(sampleOrder), /cayma formu/)
  expect(form).toContain('cayma hakkımı kullandığımı bildiririm')
  expect(form).toContain(sampleOrder.seller.address)
})

test('goods, total price, withdrawal and exceptions are together before the order button, the duty to pay last', () => {
  const summary = summariseWithdrawal(sampleOrder)
  expect(summary.sections.map((section) => section.heading)).toEqual([
    'Ürünler',
    'Toplam fiyat',
    'Cayma hakkı',
    'Cayma hakkının kullanılamayacağı durumlar',
    'Ödeme yükümlülüğü',
  ])
  const text = toPlainText(summary)
  for (const fact of [...textsIn(sampleOrder.lines), '2.213,70 TL', '15 gün', 'Yurtiçi Kargo'])
    expect(text).toContain(fact)
  expect(text).toContain('ödeme yükümlülüğü doğar')
  expect(toPlainText(summariseWithdrawal(companyOrder))).toContain('yalnızca ticari veya mesleki olmayan')
})

// Accepted texts are evidence: to change a sentence, raise the version and then write the new
// fingerprint here.
test.each([
  [preInformation, '2026-11-24', 'fc6070628d90798b'],
  [distanceSale, '2026-11-24', '77d2c4f23751168e'],
  [salesTerms, '2026-11-24', 'a09429bc690af2b5'],
])('$title does not change without a new version', (template, version, fingerprint) => {
  const documents = [template.render(sampleOrder), template.render(companyOrder)]
  const hash = createHash('sha256').update(documents.map(toPlainText).join('')).digest('hex').slice(0, 16)
  expect([template.version, documents[0]?.version, hash]).toEqual([version, version, fingerprint])
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  return [String(value)]
}
