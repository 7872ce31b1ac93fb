import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Doc, Mark, Running } from './rich-text'
import { docOfTyped, isHeldByDoc, markdownOf } from './to-markdown'

const link = (href: string): Mark => ({ type: 'link', attrs: { href } })
const [strong, em]: Mark[] = [{ type: 'strong' }, { type: 'em' }]
const words = (text: string, ...marks: Mark[]): Running => ({ type: 'text', text, marks })
const paragraph = (...content: Running[]): Doc => ({ type: 'doc', content: [{ type: 'paragraph', content }] })

test.each([
  'Bir paragraf.\n\nİkinci paragraf, **kalın** ve [bağlantı](/iade).',
  'Iğdır’da _ışıltılı_ çelik, **ŞIK ve _ince_** kayış.',
  '## Başlık\n\n- bir\n- iki **kalın**\n\n1. ilk\n2. ikinci\n\n### Alt _başlık_',
  '| Ölçü | Uzunluk |\n| --- | --- |\n| 20 mm | **120** mm |',
  'Telefon: {{company.phone}}, [yazın](mailto:{{company.email}})',
  '**önce [yazın](/contact) sonra**, [**kalın** bağlantı](https://a.example/?q=ş&x=%20_a_#son)',
  '[_ad_](/a_b_c)',
  '<script>alert(1)</script> <b onclick="x">&lt;</b> 5 * 3',
  '',
])('a typed text comes back as it was typed: %j', (typed) => {
  expect(markdownOf(docOfTyped(typed))).toBe(typed)
  expect(isHeldByDoc(typed)).toBe(true)
})

test.each([
  ['empty lines and soft line ends', 'bir\n\n\n\niki\nüç ', 'bir\n\niki üç'],
  ['neighbours without an empty line', '## Ad\nbir\n- a\n- b', '## Ad\n\nbir\n\n- a\n- b'],
  [
    'numbers and rules',
    '1. a\n1. b\n\n|a|b|\n|:-:|---|\n|c|d|',
    '1. a\n2. b\n\n| a | b |\n| --- | --- |\n| c | d |',
  ],
])('%s are written plainly, without a change of the text', (_, typed, written) => {
  expect(isHeldByDoc(typed)).toBe(true)
  expect(markdownOf(docOfTyped(typed))).toBe(written)
})

test.each([
  ['a list in a list', '- bir\n  - iki'],
  ['a picture', '![Saatin yandan görünüşü](resim:0123456789abcdef)'],
  ['an unsafe link', '[tıkla](javascript:alert(1)) ve [şu](//a.example)'],
  ['an address that settings fill whole', '[yazın]({{company.link}})'],
  ['rows of other lengths', '| a | b |\n|---|---|\n| c |'],
])('%s is no text that an editor holds', (_, typed) => expect(isHeldByDoc(typed)).toBe(false))

describe('marks', () => {
  test.each([
    [[words('a ', strong!), words('b', strong!, link('/x')), words(' c', strong!)], '**a [b](/x) c**'],
    [[words('bir ', strong!), words('iki')], '**bir** iki'],
    [[words('a ', em!), words('b', em!, strong!)], '_a **b**_'],
    [[words('a', link('/x')), words('b', link('/y'))], '[a](/x)[b](/y)'],
    [[words('a'), words(' ', strong!), words('b')], 'a b'],
  ])('%j is written as %s', (content, written) =>
    expect(markdownOf(paragraph(...(content as Running[])))).toBe(written),
  )

  test('a text that Markdown does not hold whole is not offered as Markdown', () => {
    expect(markdownOf(paragraph(words('ka', em!), words('lem')))).toBeNull()
    expect(markdownOf(paragraph(words('2 **3** 4')))).toBeNull()
    expect(markdownOf(paragraph(words('- bir')))).toBeNull()
    expect(markdownOf(paragraph(words('bir'), { type: 'hard_break' }, words('iki')))).toBeNull()
  })
})

test('whatever is offered as Markdown is read as the same words', () => {
  const scrap = fc.constantFrom(
    'a',
    'ş',
    ' ',
    '**',
    '_',
    '[',
    '](/x)',
    '- ',
    '\n',
    '\n\n',
    '|',
    '## ',
    '1. ',
    '![',
    '\\',
  )
  const typed = fc.array(scrap, { maxLength: 40 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(typed, (text) => {
      const written = markdownOf(docOfTyped(text))
      if (written === null) return
      expect(markdownOf(docOfTyped(written))).toBe(written)
    }),
    { numRuns: 2000 },
  )
})
