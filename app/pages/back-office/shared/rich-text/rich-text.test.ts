import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { isHeldByDoc, writeMarkdown } from '~/features/content/content'
import { readAddress } from './address'
import {
  bullets,
  linkAt,
  setLink,
  steps,
  toggleHeading,
  toggleList,
  toggleSlanted,
  toggleStrong,
} from './commands'
import { documentOf, richTextOf, schema } from './schema'

test.each([
  '',
  'Iğdır’da **ışıltılı ve _ince_** deri, [İade](/iade).',
  '## Başlık\n\n- bir\n- iki\n\n1. ilk\n2. [ikinci](https://a.example/?q=ş&x=1#son)',
  '| Ölçü | Uzunluk |\n| --- | --- |\n| 20 mm | {{company.phone}} |',
  '<img src=x onerror=alert(1)> &amp; [kötü] (javascript:alert(1))',
])('the editor writes %j as it was', (typed) => {
  expect(isHeldByDoc(typed)).toBe(true)
  expect(writeMarkdown(richTextOf(documentOf(typed)))).toBe(typed)
})

test.each(['hard_break', 'image', 'code_block', 'blockquote', 'underline'])(
  'the editor has no %s, since the shop shows none',
  (name) => expect([schema.nodes[name], schema.marks[name]]).toEqual([undefined, undefined]),
)

test.each([
  ['/iade', '/iade'],
  [' https://a.example/x_(y) ', 'https://a.example/x_%28y%29'],
  ['mailto:{{company.email}}', 'mailto:{{company.email}}'],
  ['tel:02120000012', 'tel:02120000012'],
  ['#son', '#son'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['data:text/html,x', null],
  ['//a.example', null],
  ['iade', null],
  ['/iki söz', null],
  ['', null],
])('the address %j becomes %j', (typed, address) => expect(readAddress(typed)).toBe(address))

describe('commands', () => {
  /** The text after a command, with the words between the brackets selected. */
  const after = (typed: string, command: ReturnType<typeof toggleHeading>) => {
    const doc = documentOf(typed.replaceAll(/[⟦⟧]/g, ''))
    const [from, to] = [typed.indexOf('⟦'), typed.indexOf('⟧') - 1]
    let state = EditorState.create({ doc, selection: TextSelection.create(doc, from + 1, to + 1) })
    command(state, (transaction) => (state = state.apply(transaction)))
    return { state, written: writeMarkdown(richTextOf(state.doc)) }
  }

  test.each([
    ['bold', 'bir ⟦iki⟧ üç', toggleStrong, 'bir **iki** üç'],
    ['slanted whole words', 'kı⟦rm⟧ızı deri', toggleSlanted, '_kırmızı_ deri'],
    ['a heading', '⟦bir⟧', toggleHeading(3), '### bir'],
    ['a list', '⟦bir⟧', toggleList(bullets), '- bir'],
    ['steps', '⟦bir⟧', toggleList(steps), '1. bir'],
    ['a link', 'bir ⟦iki⟧', setLink('/iade'), 'bir [iki](/iade)'],
    [
      'a link without words',
      'bir ⟦⟧ iki',
      setLink('mailto:a@b.example'),
      'bir [a@b.example](mailto:a@b.example) iki',
    ],
  ])('make %s', (_, typed, command, written) => expect(after(typed, command).written).toBe(written))

  test('a link is changed and removed as a whole, without its neighbour', () => {
    const doc = documentOf('[bir **iki**](/a)[üç](/b)')
    const state = EditorState.create({ doc, selection: TextSelection.create(doc, 3) })
    expect(linkAt(state)).toEqual({ from: 1, to: 8, href: '/a' })
    let changed = state
    setLink(null)(state, (transaction) => (changed = state.apply(transaction)))
    expect(writeMarkdown(richTextOf(changed.doc))).toBe('bir **iki**[üç](/b)')
  })
})
