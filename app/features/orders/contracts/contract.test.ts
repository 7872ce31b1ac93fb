import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContractDocument, type ContractOrder, toHtml, toPlainText } from './contract'
import { distanceSale } from './distance-sale'
import { preInformation } from './pre-information'
import { sampleOrder } from './sample-order'

const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? []

/**
 * Returns the sample order with the given text in every field that a customer or a product can
 * fill.
 */
function orderWith(text: string): ContractOrder {
  return {
    ...sampleOrder,
    buyer: { ...sampleOrder.buyer, name: text, address: text, email: text },
    deliveryAddress: text,
    lines: [{ name: text, code: text, quantity: '1', unitPrice: '1,00 TL', total: '1,00 TL' }],
  }
}

test('a script in the name of the buyer or of a product is text, not markup', () => {
  const html = toHtml(
    distanceSale.render(orderWith(`<script>alert(1)</script><img src=x onerror='a("b")'>&lt;`)),
  )
  expect(html).not.toMatch(/<script|<img/i)
  expect(html).toContain(
    '<dd>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#39;a(&quot;b&quot;)&#39;&gt;&amp;lt;</dd>',
  )
})

test('no text of an order can add, remove or change an element', () => {
  const expected = tagsOf(toHtml(preInformation.render(orderWith('Ayşe'))))
  const texts = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom('</dd></dl>', '<!--', ']]>', '" onclick="', '<b>'),
  )
  fc.assert(
    fc.property(texts, (text) => {
      fc.pre(text.trim() !== '')
      expect(tagsOf(toHtml(preInformation.render(orderWith(text))))).toEqual(expected)
    }),
  )
})

test('Turkish letters stay as they are in both forms', () => {
  const letters = 'çğıöşü ÇĞİIÖŞÜ âîû ÂÎÛ ₺ “İğde”'
  const document = preInformation.render(orderWith(letters))
  expect(toPlainText(document)).toContain(letters)
  expect(toHtml(document)).toContain(letters)
})

test('the plain text is readable: headings, blank lines, labelled rows, no markup', () => {
  const document: ContractDocument = {
    title: 'Deneme',
    version: '2026-11-20',
    sections: [
      {
        heading: '1. İlk',
        blocks: [
          { kind: 'paragraph', text: 'Bir cümle.' },
          { kind: 'list', items: ['bir', 'iki'] },
          { kind: 'table', head: ['Ürün', 'Adet'], rows: [['Kordon', '2']] },
          { kind: 'pairs', pairs: [['Telefon', '0850']] },
        ],
      },
    ],
  }
  expect(toPlainText(document)).toBe(
    'Deneme\n\n1. İlk\n\nBir cümle.\n\n- bir\n- iki\n\n- Ürün: Kordon; Adet: 2\n\nTelefon: 0850\n\nMetnin sürümü: 2026-11-20\n',
  )
  expect(toPlainText(distanceSale.render(sampleOrder))).not.toMatch(/<\/?[a-z]+>|&[a-z]+;|\n{3}/)
})

test('the HTML has column headings for its tables and a label for each value', () => {
  const html = toHtml(preInformation.render(sampleOrder))
  expect(html.startsWith('<article lang="tr"><h2>Ön Bilgilendirme Formu</h2>')).toBe(true)
  expect(html).toContain('<th scope="col">Ürün</th>')
  expect(html).toContain('<dt>MERSİS no</dt><dd>0999000111900017</dd>')
  expect(html.match(/<h3>/g)).toHaveLength(preInformation.render(sampleOrder).sections.length)
})
