import { describe, expect, test } from 'vitest'
import { allKinds } from '../testing/all-kinds'
import { wordsOf } from './blocks'
import { block, blocksInput } from './blocks-schema'
import { mostBlocks } from './kinds'
import { fillBlock, readStored } from './read-blocks.server'
import { docOf } from './rich-text'

const kinds = allKinds('sözcük')
const of = (kind: string) =>
  structuredClone(kinds.find((one) => one.kind === kind)!) as Record<string, unknown>
const linked = (href: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] },
  ],
})

test('there are ten kinds, and a good block of each is kept as it was written', () => {
  expect(kinds).toHaveLength(10)
  expect(blocksInput.parse(kinds)).toEqual(kinds)
  expect(readStored(JSON.parse(JSON.stringify(kinds)))).toEqual(kinds)
})

test.each([
  ['text', { text: '<p>HTML</p>' }],
  ['text', { text: { type: 'doc', content: [{ type: 'html', text: '<b>' }] } }],
  ['text', { text: { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 } }] } }],
  ['text', { text: { type: 'doc', content: [{ type: 'paragraph', attrs: { style: 'x' } }] } }],
  ['text', { heading: 'a'.repeat(161) }],
  ['picture', { picture: { key: 'https://evil.example/x.png', alt: 'Resim' } }],
  ['picture', { picture: { key: '0123456789abcdef', alt: 'ab' } }],
  ['picture', { href: 'javascript:alert(1)' }],
  ['picture_text', { heading: '' }],
  ['picture_text', { action: { label: 'Git', href: '//evil.example' } }],
  ['picture_text', { look: 'huge' }],
  ['gallery', { pictures: [{ key: '0123456789abcdef', alt: 'Tek resim' }] }],
  ['video', { file: 'https://video.example/1.mp4' }],
  ['video', { poster: null }],
  ['video', { autoplay: true }],
  ['showcase', { code: '../yeniler' }],
  ['banner', { group: 0 }],
  ['faq', { ids: ['1'] }],
  ['quotation', { text: '' }],
  ['columns', { columns: [{ text: docOf('tek') }] }],
  ['columns', { columns: [{ icon: 'script', text: docOf('a') }, { text: docOf('b') }] }],
])('a block of kind %s with %j is refused', (kind, change) => {
  expect(block.safeParse(of(kind)).success).toBe(true)
  expect(block.safeParse({ ...of(kind), ...change }).success).toBe(false)
})

describe('a page', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => ({ ...of('text'), id: `b${i}` }))

  test('has at most 25 blocks, each with an id of its own', () => {
    expect(mostBlocks).toBe(25)
    expect(blocksInput.safeParse(many(mostBlocks)).success).toBe(true)
    expect(blocksInput.safeParse(many(mostBlocks + 1)).success).toBe(false)
    expect(blocksInput.safeParse([of('text'), of('text')]).success).toBe(false)
  })

  test('refuses an unknown kind when it is written, and skips it when it is shown', () => {
    const newer = { id: 'yeni', kind: 'hologram', depth: 3 }
    expect(blocksInput.safeParse([of('text'), newer]).success).toBe(false)
    expect(readStored([newer, of('text'), { ...of('banner'), depth: 3 }, null, 'x'])).toEqual([of('text')])
    expect(readStored({ kind: 'text' })).toEqual([])
  })
})

const refused = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\u0000script:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  ' /x',
  'ftp://a.example',
  'javascript:{{company.phone}}',
  './x',
  '',
]

test.each(refused)('the address %j is refused in every kind that has one', (href) => {
  for (const written of [
    { ...of('text'), text: linked(href) },
    { ...of('picture'), href },
    { ...of('picture_text'), action: { label: 'Git', href } },
    { ...of('columns'), columns: [{ text: linked(href) }, { text: linked('/x') }] },
  ])
    expect(block.safeParse(written).success).toBe(false)
})

test('placeholders are filled after reading; an address that becomes unsafe leaves its words', () => {
  const fillIn = (name: string) =>
    ({ 'company.phone': '<b>0212</b>', 'company.web': 'javascript:alert(1)' })[name] ?? ''
  const written = block.parse({
    ...of('text'),
    heading: 'Ara: {{company.phone}}',
    text: linked('{{company.web}}'),
  })
  expect(fillBlock(written, fillIn)).toEqual({
    ...of('text'),
    heading: 'Ara: <b>0212</b>',
    text: docOf('x'),
  })
  const safe = block.parse({ ...of('text'), text: linked('mailto:{{company.mail}}') })
  expect(fillBlock(safe, () => 'a@b.example')).toMatchObject({ text: linked('mailto:a@b.example') })
  const action = { label: 'Git', href: '{{company.web}}' }
  expect(fillBlock(block.parse({ ...of('picture_text'), action }), fillIn)).toMatchObject({ action: null })
})

test('search knows the words of every kind that has words', () => {
  const words = wordsOf(kinds)
  for (const one of kinds.filter(({ kind }) => kind !== 'banner'))
    expect([one.kind, wordsOf([one])]).toEqual([one.kind, expect.stringContaining('sözcük')])
  expect(words.split('sözcük').length).toBeGreaterThan(20)
})

test('words keep the space between marked parts, and lose invisible signs', () => {
  const text = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'bir\u202e ' },
          { type: 'text', text: 'iki', marks: [{ type: 'strong' }] },
          { type: 'text', text: '  üç' },
        ],
      },
    ],
  }
  const read = block.parse({ ...of('text'), heading: '', text })
  expect(wordsOf([read])).toBe('bir iki üç')
  expect(block.parse(read)).toEqual(read)
})
