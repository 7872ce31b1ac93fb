import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { plainGoods } from '~/features/basket/basket'
import { priceStoredLine } from '~/features/basket/pricing/priced-line'
import { offerOf } from '~/features/basket/testing/offers'
import type { CheckoutAnswer, CheckoutView } from '~/features/checkout/steps/answer'
import type { CheckoutStep } from '~/features/checkout/checkout'
import { quoteBasket, type Terms } from '~/features/checkout/quote/quote'
import { text as messages } from '~/features/checkout/text'
import { deadLinks } from '~/testing/pages/html'
import { CheckoutPage } from './page'

const now = new Date('2026-11-20T09:00:00Z')
const carrier = { kind: 'parcel' as const, kdvRate: 20, minDays: 1, maxDays: 2, cashOnDelivery: true }
const terms: Terms = {
  carriers: [
    { ...carrier, id: 1, name: 'Hızlı Kargo', price: 4_990 },
    { ...carrier, id: 2, name: 'Posta', price: 2_990 },
  ],
  methods: [
    { type: 2, name: 'Havale / EFT', description: '', fee: 0, feeKdvRate: 20, limit: null },
    { type: 4, name: 'Kapıda ödeme', description: '', fee: 3_990, feeKdvRate: 20, limit: 500_000 },
  ],
  charges: { shipping: 6_990, freeShippingFrom: 0 },
  isForDealer: false,
  credit: null,
  minimumOrder: 0,
  installments: { plans: [], most: 1 },
}
const stored = { id: 1, productId: 1, variantId: 1, quantity: 2, seenPrice: null, seenListId: null }
const basket = plainGoods([priceStoredLine(stored, offerOf(), 1)], 1)

const address = {
  firstName: 'Ayşe',
  lastName: 'Işık',
  email: 'ayse@alici.example',
  phone: '+905321234567',
  cityId: 34,
  city: 'İstanbul',
  districtId: 1,
  district: 'Kadıköy',
  neighbourhood: 'Caferağa Mah.',
  street: 'Moda Cad. No: 12 Daire: 3',
  postalCode: '34710',
  title: '',
}
const contract = (id: string, title: string) => ({
  id,
  title,
  version: `2026-11-20+${id}`,
  html: `<p>${title} gövdesi</p>`,
  plainText: '',
})

const kept: CheckoutView['member'] = {
  email: 'ayse@alici.example',
  chosen: '1',
  mayKeep: true,
  addresses: [
    {
      ...address,
      id: 1,
      businessPartnerId: 1,
      title: 'Ev',
      isDefault: true,
      usedAt: null,
      invoice: { kind: 'bireysel', tckn: null },
    },
  ],
}

function pageAt(
  step: CheckoutStep,
  answer: CheckoutAnswer | null = null,
  member: CheckoutView['member'] = null,
): string {
  const view: CheckoutView = {
    draft: {
      address,
      invoice: { kind: 'bireysel', tckn: null },
      addressId: null,
      carrierId: 1,
      depot: '',
      installments: 1,
      paymentType: 4,
      note: '',
    },
    openPayment: null,
    quote: quoteBasket(basket, terms, { carrierId: 1, paymentType: 4 }, now),
    firstOpenStep: 'onay',
    review: {
      summaryHtml: '<h2>Cayma hakkı</h2>',
      contracts: [
        contract('pre-information', 'Ön Bilgilendirme Formu'),
        contract('distance-sale', 'Mesafeli Satış Sözleşmesi'),
      ],
    },
    step,
    phoneConfirmation: null,
    approvalLimit: null,
    places: { cities: [{ id: 34, name: 'İstanbul' }], districts: [], neighbourhoods: [] },
    member,
    idempotencyKey: '0b84f3a2-5c1d-4e6f-8a9b-0c1d2e3f4a5b',
  }
  const Page = createRoutesStub([
    { path: '*', Component: () => <CheckoutPage view={view} answer={answer} /> },
  ])
  return renderToStaticMarkup(<Page initialEntries={['/checkout/steps']} />)
}

describe('the checkout', () => {
  test.each([
    ['adres', 'Adres'],
    ['kargo', 'Kargo'],
    ['odeme', 'Ödeme'],
    ['onay', 'Onay'],
  ] as const)('has a breadcrumb of its four steps, at %s', (step, name) => {
    const trail = /<nav aria-label="Sipariş adımları">([\s\S]*?)<\/nav>/.exec(pageAt(step))?.[1] ?? ''
    const steps = [...trail.matchAll(/<li([^>]*)>([\s\S]*?)<\/li>/g)].map(
      ([, attributes = '', content = '']) => ({
        name: content.replace(/<[^>]*>/g, ''),
        current: attributes.includes('aria-current="step"'),
      }),
    )
    expect(steps.map((each) => each.name)).toEqual(['Adres', 'Kargo', 'Ödeme', 'Onay'])
    expect(steps.filter(({ current }) => current)).toEqual([{ name, current: true }])
  })

  test('shows finished steps in boxes that can be opened again: address, carrier, payment', () => {
    const html = pageAt('onay')
    expect(html).toContain('Ayşe Işık, Caferağa Mah. Moda Cad. No: 12 Daire: 3, 34710 Kadıköy/İstanbul')
    for (const step of ['adres', 'kargo', 'odeme']) expect(html).toContain(`/checkout/steps?adim=${step}`)
  })

  test('has the button that lists places only without scripts, because Enter in a field presses the first button', () => {
    const html = pageAt('adres')
    expect(html).toContain('value="places"')
    expect(html.replace(/<noscript>[\s\S]*?<\/noscript>/g, '')).not.toContain('value="places"')
  })

  test.each([
    ['adres', ['address_id', 'address.email', 'address.city_id', 'address.street', 'invoice.vkn']],
    ['kargo', ['cargo_id']],
    ['odeme', ['payment_type']],
    ['onay', ['contracts.distance-sale', 'note']],
  ] as const)('leads from each error above the step %s to a field of it', (step, paths) => {
    const errors = paths.map((path) => ({ path, message: 'Yeniden bakın.' }))
    const html = pageAt(step, { step, errors, values: { step } }, kept)
    expect(html).toContain(`href="#${paths[0]}"`)
    expect(deadLinks(html)).toEqual([])
  })

  test('shows a box for each carrier with its price', () => {
    const html = pageAt('kargo')
    for (const [id, name, price] of [
      [1, 'Hızlı Kargo', '49,90 TL'],
      [2, 'Posta', '29,90 TL'],
    ] as const) {
      expect(html).toMatch(new RegExp(`<input[^>]*type="radio"[^>]*name="cargo_id"[^>]*value="${id}"`))
      expect(html).toContain(name)
      expect(html).toContain(price)
    }
  })

  test('shows the fee of cash on delivery where it is chosen, and as a line of its own before confirming', () => {
    expect(pageAt('odeme')).toContain('+ 39,90 TL hizmet bedeli')
    const html = pageAt('onay')
    expect(html).toMatch(/Ödeme hizmet bedeli<\/dt><dd[^>]*>39,90 TL/)
    expect(html).toContain('Siparişi onayla ve öde – 289,80 TL')
  })

  test('has both contracts with unticked boxes, and the withdrawal right directly above the button', () => {
    const html = pageAt('onay')
    for (const id of ['pre-information', 'distance-sale']) {
      const box = new RegExp(`<input[^>]*name="contracts\\.${id}"[^>]*>`).exec(html)?.[0] ?? ''
      expect(box).toContain(`value="2026-11-20+${id}"`)
      expect(box).not.toContain('checked')
    }
    expect(html).toContain('Ön Bilgilendirme Formu gövdesi')
    expect(html.indexOf('Cayma hakkı')).toBeGreaterThan(html.indexOf('distance-sale'))
    expect(html.indexOf('Cayma hakkı')).toBeLessThan(html.indexOf('Siparişi onayla ve öde –'))
  })

  test('names each missing contract beside its own box', () => {
    const titles = {
      'pre-information': 'Ön Bilgilendirme Formu',
      'distance-sale': 'Mesafeli Satış Sözleşmesi',
    }
    const errors = Object.entries(titles).map(([id, title]) => ({
      path: `contracts.${id}`,
      message: messages.acceptNamed(title),
    }))
    const html = pageAt('onay', { step: 'onay', errors, values: { step: 'onay' } })
    const boxes = html.split('<input type="checkbox"').slice(1)
    for (const [i, [id, title]] of Object.entries(titles).entries()) {
      expect(boxes[i]).toContain(`name="contracts.${id}"`)
      const [said] = /class="field-error"[\s\S]*?<\/p>/.exec(boxes[i]!)!
      expect(said).toContain(`“${title}” metnini okuyup kutusunu işaretleyin.`)
      expect(html).toContain(`href="#contracts.${id}"`)
    }
  })

  test.each([
    ['keeps a box ticked when another one was missing', '2026-11-20+pre-information', true],
    ['does not tick a box for a text that has changed meanwhile', '2026-11-19+pre-information', false],
  ])('%s', (_, version, ticked) => {
    const html = pageAt('onay', {
      step: 'onay',
      errors: [{ path: 'contracts.distance-sale', message: 'Onaylayın.' }],
      values: { step: 'onay', 'contracts.pre-information': version },
    })
    const boxes = [...html.matchAll(/<input[^>]*name="contracts\.[^>]*>/g)].map(([box]) => box)
    expect(boxes.map((box) => box.includes('checked'))).toEqual([ticked, false])
  })
})
