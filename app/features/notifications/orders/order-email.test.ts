import { describe, expect, test } from 'vitest'
import type { FullOrder } from '~/features/fulfilment/fulfilment'
import { writeOrderEmail } from './order-email'
import { toHtmlEmail } from './order-email-html'
import { toPlainEmail } from './order-email-plain'

const nasty = `"><script>alert('Iğdır')</script>`
const order: FullOrder = {
  id: 1,
  code: 'K7RM2XQ9TBC',
  status: 1,
  email: 'ayse@alici.example',
  address: {
    firstName: nasty,
    lastName: 'Işık',
    email: 'ayse@alici.example',
    phone: '+905321234567',
    cityId: 34,
    city: 'İstanbul',
    districtId: 2,
    district: 'Kadıköy',
    neighbourhood: 'Caferağa Mah.',
    street: nasty,
    postalCode: '34710',
    title: '',
  },
  invoice: { kind: 'bireysel', tckn: null },
  carrier: 'Hızlı Kargo',
  receiverPays: false,
  notices: [],
  payment: { type: 4, name: 'Kapıda ödeme' },
  note: nasty,
  goods: 123_450,
  campaignDiscount: 0,
  couponDiscount: 10_000,
  campaignTitle: null,
  couponCode: 'HOSGELDIN',
  shippingKdvRate: 20,
  feeKdvRate: 20,
  shipping: 0,
  fee: 3_990,
  grandTotal: 117_440,
  kdv: [{ rate: 20, net: 97_867, kdv: 19_573, gross: 117_440 }],
  placedAt: new Date('2026-11-20T09:00:00Z'),
  expiresAt: null,
  due: 0,
  deliveredAt: null,
  lines: [
    {
      id: 1,
      productCode: 'VTR-D22-TB',
      productName: nasty,
      variantName: '22 mm',
      productLink: 'taba-deri-kordon',
      pictureHash: null,
      isPromo: false,
      quantity: 1_200,
      packageSize: 12,
      unitPrice: 10_287,
      kdvRate: 20,
      net: 102_875,
      kdv: 20_575,
      gross: 123_450,
      campaignDiscount: 0,
      couponDiscount: 10_000,
      chargedNet: 94_542,
      chargedKdv: 18_908,
    },
  ],
  history: [],
  shipments: [],
  returns: [],
  refunds: [],
  hasRefundAccount: false,
  invoiceRecord: null,
  isConsumer: true,
  withdrawUntil: null,
  returnable: [],
  cancelled: [],
  sendBack: { carrier: '', address: '' },
  contracts: [
    {
      id: 'distance-sale',
      version: '1',
      title: 'Sözleşme',
      html: '<article lang="tr"><h2>Sözleşme</h2><p>5 &lt; 6</p></article>',
      plainText: 'Sözleşme\n\n5 < 6\n',
    },
  ],
  bankAccounts: [],
  cancellable: true,
}
const origin = 'https://vitrin.example'
const made = writeOrderEmail(order, {
  link: `${origin}/siparis/K7?imza=a`,
  origin,
  seller: { name: 'Örnek', lines: ['Örnek Ltd.', 'destek@ornek.example'] },
})
const { html } = toHtmlEmail(made)
const plain = toPlainEmail(made)

describe('the order email', () => {
  test('has the same content in HTML and plain text', () => {
    const facts = [
      'K7RM2XQ9TBC',
      '1.200 adet × 102,87 TL',
      '1.234,50 TL',
      '−100,00 TL',
      'Ücretsiz',
      '39,90 TL',
      '1.174,40 TL',
      'Toplamın içindeki KDV (%20)',
      '195,73 TL',
    ]
    for (const fact of [
      ...facts,
      'Kapıda ödeme',
      'Hızlı Kargo',
      '20 Kasım 2026 12:00',
      'Örnek Ltd.',
      made.link,
    ]) {
      expect(html).toContain(fact)
      expect(plain).toContain(fact)
    }
  })

  test('shows the picture of each line as JPEG of the shop, in a box of fixed size, with its name', () => {
    const lines = [{ ...order.lines[0]!, pictureHash: 'ab'.repeat(16) }]
    const { lines: written } = writeOrderEmail({ ...order, lines }, { ...made, origin })
    expect(written[0]!.picture).toBe(`https://vitrin.example/media/${'ab'.repeat(16)}/160.jpg`)
    expect(made.lines[0]!.picture).toBeNull()
    expect(html).not.toContain('<img')
  })

  test('shows the picture in the HTML', async () => {
    const lines = [{ ...order.lines[0]!, productName: 'Kordon', pictureHash: 'ab'.repeat(16) }]
    const pictured = toHtmlEmail(writeOrderEmail({ ...order, lines }, { ...made, origin }))
    expect(pictured.html).toMatch(
      /<img class="e-picture" alt="Kordon[^"]*" height="80" src="https:\/\/vitrin\.example\/media\/[^"]+\/160\.jpg"[^>]* width="64"/,
    )
  })

  test('runs no script from a customer’s text or a product name (promise P15)', () => {
    expect(html).not.toMatch(/<script/i)
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(4)
    expect(plain).toContain(nasty)
  })

  test('keeps its styles in attributes, contracts included, and keeps every word of the contracts', () => {
    expect(html).toMatch(/<h2 style="[^"]+">Sözleşme<\/h2><p style="font-size:16px;[^"]*">5 &lt; 6<\/p>/)
    expect(html).toContain('lang="tr"')
  })

  test('links to the rest of its lines when it is too long, and attaches the contracts as files', async () => {
    const lines = Array.from({ length: 500 }, (_, id) => ({ ...order.lines[0]!, id }))
    const contracts = [{ ...order.contracts[0]!, html: '<p>sözleşme</p>'.repeat(5_000) }]
    const long = toHtmlEmail({
      ...made,
      ...writeOrderEmail({ ...order, lines, contracts }, { ...made, origin }),
    })
    expect(long.attached).toBe(true)
    expect(Buffer.byteLength(long.html)).toBeLessThan(100_000)
    expect(long.html).toContain('ve 440 ürün daha')
    expect(long.html).toContain('bu e-postanın ekindedir')
    expect(long.html).not.toContain('<p>sözleşme</p>')
  })

  const subjects: [change: Partial<FullOrder>, subject: string][] = [
    [
      { status: 90, payment: { type: 2, name: 'Havale / EFT' } },
      'Siparişiniz ödemenizi bekliyor: K7RM2XQ9TBC',
    ],
    [{ status: 1 }, 'Siparişiniz alındı: K7RM2XQ9TBC'],
    [{ status: 2, payment: { type: 2, name: 'Havale / EFT' } }, 'Siparişiniz alındı: K7RM2XQ9TBC'],
    [{ status: 99 }, 'Siparişiniz iptal edildi: K7RM2XQ9TBC'],
    [{ status: 1, payment: { type: 3, name: 'Açık hesap' } }, 'Siparişiniz alındı: K7RM2XQ9TBC'],
  ]
  test.each(subjects)('shows the status of the order at the time of writing: %j', (change, subject) => {
    const message = writeOrderEmail(
      { ...order, ...change },
      { link: '', origin, seller: { name: '', lines: [] } },
    )
    expect(message.subject).toBe(subject)
  })
})
