import { describe, expect, test } from 'vitest'
import type { FullOrder } from '~/features/fulfilment/fulfilment'
import { writeNews } from './order-news'
import { completeEmail, toPlainShortEmail } from '../email/short-email'
import { toHtmlShortEmail } from '../email/short-email-html'

const at = new Date('2026-11-20T10:00:00Z')
const nasty = `<script>alert('Iğdır')</script>`
const steps = ['asked', 'accepted', 'received', 'refunded', 'refused'] as const
const order = {
  code: 'K7RM2XQ9TBC',
  grandTotal: 129_980,
  isConsumer: true,
  withdrawUntil: new Date('2026-12-04T21:00:00Z'),
  address: { firstName: 'Ayşe', lastName: 'Işık' },
  sendBack: { carrier: 'Hızlı Kargo', address: 'Örnek Sok. No: 1, Fatih/İstanbul' },
  payment: { type: 2, name: 'Havale / EFT' },
  lines: [
    { id: 1, productName: 'Deri kordon', variantName: '20 mm', quantity: 3 },
    { id: 2, productName: nasty, variantName: '', quantity: 2 },
  ],
  history: [{ status: 99, reason: 'cancelled_by_shop', note: nasty, at }],
  shipments: [
    {
      id: 5,
      carrier: 'Hızlı Kargo',
      trackingNumber: '12 34',
      trackingUrl: 'https://kargo.example/12',
      lines: [{ lineId: 1, quantity: 3 }],
    },
  ],
  refunds: [
    { id: 8, returnId: null, means: 'transfer', amount: 129_980, state: 'due' },
    { id: 9, returnId: 3, means: 'card', amount: 64_990, state: 'paid' },
  ],
  expiresAt: new Date('2026-11-27T10:00:00Z'),
  notices: (['waiting', 'confirmed', 'refused'] as const).map((state, id) => ({
    id,
    state,
    bank: nasty,
    amount: 129_980,
    paidOn: '2026-11-20',
    sender: 'Ayşe',
    note: '',
    sentAt: at,
    receiptId: null,
    reason: state === 'refused' ? nasty : '',
  })),
  returns: [
    {
      id: 3,
      kind: 'withdrawal',
      askedAt: at,
      lines: [{ lineId: 1, quantity: 1 }],
      events: steps.map((state, id) => ({ id, state, note: state === 'refused' ? nasty : '', at })),
    },
  ],
} as unknown as FullOrder
const link = 'https://vitrin.example/siparis/K7RM2XQ9TBC?imza=a'

const emails: [Parameters<typeof writeNews>[1], number | undefined, string][] = [
  ['paid', undefined, 'Ödemeniz bize ulaştı'],
  ['preparing', undefined, 'hazırlamaya başladık'],
  ['shipped', 5, 'Takip numarası: 12 34'],
  ['delivered', undefined, '4 Aralık 2026 gününün sonuna kadar'],
  ['cancelled', undefined, '1.299,80 TL banka hesabınıza iade edilecek'],
  ['refunded', 8, '1.299,80 TL tutarındaki iadenizi banka hesabınıza gönderdik'],
  ['return', 0, '20 Kasım 2026 13:00 tarihinde bize ulaştı'],
  ['return', 1, 'bu e-posta bunun teyididir'],
  ['return', 1, 'Adres: Örnek Sok. No: 1'],
  ['return', 2, '649,90 TL ödeme yaptığınız karta iade edilecek'],
  ['return', 3, '649,90 TL tutarındaki iadenizi kartınıza gönderdik'],
  ['notice', 0, 'kontrol ediyoruz'],
  ['notice-decided', 1, 'cari hesabınıza alacak yazıldı'],
  ['notice-decided', 2, '27 Kasım 2026 13:00 tarihine kadar'],
  ['return', 4, 'Tüketici Hakem Heyetine'],
]

const to = { link, origin: 'https://vitrin.example' }

describe('emails about the progress of an order', () => {
  test.each(emails)(
    '%s %s say so, in plain text as in HTML, and link to the order',
    async (news, of, sentence) => {
      const written = writeNews(order, news, of, to)!
      const message = completeEmail(written, { name: 'Örnek', lines: ['Örnek Ltd.'] })
      const plain = toPlainShortEmail(message)
      const html = toHtmlShortEmail(message)
      expect(message.subject).toContain(order.code)
      expect(plain).toContain(sentence)
      expect(plain).toContain(link)
      expect(plain).not.toMatch(/undefined|null|\[object/)
      expect(html).not.toContain('<script>alert')
    },
  )

  test('leave out missing facts', () => {
    for (const news of ['shipped', 'return', 'refunded', 'notice'] as const)
      expect(writeNews(order, news, 999, to)).toBeNull()
  })

  test('announce goods that follow in another parcel, and tell a dealer nothing of withdrawal', () => {
    expect(writeNews(order, 'shipped', 5, to)!.paragraphs.join()).toContain('ayrı bir paketle')
    const dealers = { ...order, isConsumer: false }
    expect(writeNews(dealers, 'delivered', undefined, to)!.paragraphs.join()).not.toContain(
      'gerekçe göstermeden',
    )
  })
})
