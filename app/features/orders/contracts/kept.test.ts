import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContractDocument, ContractOrder } from './contract'
import { distanceSale } from './distance-sale'
import { putTogether, takeApart } from './kept.server'
import { preInformation } from './pre-information'
import { companyInvoice, sampleOrder } from './sample-order'

const templates = [preInformation, distanceSale]

/** Another order of the same shop, with a different buyer and a different basket. */
const otherOrder: ContractOrder = {
  ...sampleOrder,
  buyer: {
    name: 'Can Öz',
    email: 'can@alici.example',
    phone: '0555',
    address: 'Rize',
    invoice: companyInvoice,
  },
  deliveryAddress: 'Artvin',
  lines: [{ name: 'Pim', code: 'P-1', quantity: '7', unitPrice: '1,00 TL', total: '7,00 TL' }],
  goodsTotal: '7,00 TL',
  shipping: 'Alıcı öder',
  paymentFee: '',
  discount: '',
  grandTotal: '7,00 TL',
  paymentMethod: 'Havale / EFT',
  carrier: 'Ambar',
  estimatedDelivery: '1 Ocak 2027',
  orderDate: '30 Aralık 2026 23.59',
}

function roundTrip({ sections }: Pick<ContractDocument, 'sections'>): ContractDocument['sections'] {
  const { kept, texts } = takeApart({ sections })
  const stored = JSON.parse(JSON.stringify(kept)) as typeof kept
  const clauses = stored.clauses.map((fingerprint) => texts.get(fingerprint)!)
  return putTogether(stored.sections, clauses)
}

test.each(templates)('$title comes back word by word', (template) => {
  for (const order of [sampleOrder, otherOrder]) {
    const { sections } = template.render(order)
    expect(roundTrip({ sections })).toEqual(sections)
  }
})

test('all blocks of a contract, repeated ones included, come back in their order', () => {
  const text = fc.string()
  const block = fc.oneof(
    fc.record({ kind: fc.constant('paragraph' as const), text: fc.constantFrom('a', 'b', 'ç') }),
    fc.record({ kind: fc.constant('list' as const), items: fc.array(text) }),
    fc.record({ kind: fc.constant('pairs' as const), pairs: fc.array(fc.tuple(text, text)) }),
    fc.record({ kind: fc.constant('table' as const), head: fc.array(text), rows: fc.array(fc.array(text)) }),
  )
  const sections = fc.array(fc.record({ heading: text, blocks: fc.array(block) }))
  fc.assert(
    fc.property(sections, (sections) => {
      expect(roundTrip({ sections })).toEqual(sections)
    }),
  )
})

test.each(templates)(
  'two orders share every clause of $title; their own facts stand in pairs and tables',
  (template) => {
    const [one, other] = [sampleOrder, otherOrder].map((order) => takeApart(template.render(order)))
    // The sentence about company invoices is only in an order with such an invoice.
    const added = other!.kept.clauses.filter((fingerprint) => !one!.texts.has(fingerprint))
    expect(added.map((fingerprint) => JSON.stringify(other!.texts.get(fingerprint)))).toEqual([
      expect.stringContaining('kurumsal fatura istenmiştir'),
    ])
    expect(one!.kept.clauses.filter((fingerprint) => !other!.texts.has(fingerprint))).toEqual([])
    expect(JSON.stringify(one!.kept).length).toBeLessThan(5_000)
  },
)

test('a contract with a missing clause is not shown as complete', () => {
  const { kept, texts } = takeApart(preInformation.render(sampleOrder))
  expect(() => putTogether(kept.sections, [...texts.values()].slice(0, -1))).toThrow('without its clause')
})
