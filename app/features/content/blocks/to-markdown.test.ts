import { expect, test } from 'vitest'
import { docOfTyped, markdownOf } from './to-markdown'

test.each([
  'Bir paragraf.\n\nİkinci paragraf, **kalın** ve [bağlantı](/iade).',
  '## Başlık\n\n- bir\n- iki **kalın**\n\n1. ilk\n2. ikinci',
  '| Ölçü | Uzunluk |\n| --- | --- |\n| 20 mm | 120 mm |',
  'Telefon: {{company.phone}}',
  '',
])('a typed text comes back as it was typed: %j', (typed) =>
  expect(markdownOf(docOfTyped(typed))).toBe(typed),
)

test('a text that Markdown does not hold whole is not offered as Markdown', () => {
  const em = { type: 'text' as const, text: 'eğik', marks: [{ type: 'em' as const }] }
  expect(markdownOf({ type: 'doc', content: [{ type: 'paragraph', content: [em] }] })).toBeNull()
  const star = { type: 'text' as const, text: '2 **3** 4' }
  expect(markdownOf({ type: 'doc', content: [{ type: 'paragraph', content: [star] }] })).toBeNull()
})
