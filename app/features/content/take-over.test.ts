import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContents } from '../../../demo/contents/contents'
import { withPictureKeys } from '../../../demo/contents/pictures'
import { normalizeText } from '~/kernel/turkish'
import { wordsOf } from './blocks/blocks'
import { blocksInput } from './blocks/blocks-schema'
import { parseMarkdown, plainText } from './markdown'
import { blocksOfText } from './take-over.server'

const picture = { hash: '0123456789abcdef', width: 960, height: 1200, blur: 'AAAA' }
const letters = (text: string) => normalizeText(text).replaceAll(' ', '')
const wordsBefore = (text: string) =>
  letters(
    plainText(
      parseMarkdown(
        text,
        (name) => `{{${name}}}`,
        () => picture,
      ),
    ),
  )

test.each(readContents().map(({ link, body }) => [link, body] as const))(
  'the text of %s becomes blocks that may be written again, without losing a word or a placeholder',
  (_, body) => {
    const keyed = withPictureKeys(body, () => picture.hash)
    const blocks = blocksOfText(keyed, () => picture)
    expect(blocksInput.parse(blocks)).toEqual(blocks)
    expect(letters(wordsOf(blocks))).toBe(wordsBefore(keyed))
    const count = (text: string) => text.split('{{company.').length - 1
    expect(count(JSON.stringify(blocks))).toBe(count(body))
    const links = (text: string, link: RegExp) => text.match(link)?.length ?? 0
    expect(links(JSON.stringify(blocks), /"type":"link"/g)).toBeGreaterThanOrEqual(
      links(body, /\]\((?!resim)/g),
    )
    expect(new Set(blocks.map(({ kind }) => kind)).size).toBeGreaterThan(body.includes('](resim:') ? 1 : 0)
  },
)

test('chapters and pictures become blocks, lists, tables and marks stay', () => {
  const blocks = blocksOfText(
    'Giriş **kalın**\n\n## Bölüm\n\n1. bir\n2. [iki]({{company.web}})\n\n![Bilekte mezura](resim:0123456789abcdef)\n\n| A | B |\n|---|---|\n| 1 | 2 |',
    () => picture,
  )
  expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'text', 'picture', 'text'])
  expect(blocks[1]).toMatchObject({ heading: 'Bölüm', text: { content: [{ type: 'ordered_list' }] } })
  expect(JSON.stringify(blocks[1])).toContain('{"type":"link","attrs":{"href":"{{company.web}}"}}')
  expect(blocks[2]).toMatchObject({ picture: { key: picture.hash, alt: 'Bilekte mezura' } })
  expect(blocks[3]).toMatchObject({ text: { content: [{ type: 'table' }] } })
})

test('a text of many chapters becomes fewer blocks, a picture without a usable description its words', () => {
  const chapters = Array.from({ length: 40 }, (_, i) => `## Bölüm ${i}\n\nMetin ${i}`).join('\n\n')
  const blocks = blocksOfText(chapters, () => picture)
  expect(blocks.length).toBeLessThanOrEqual(25)
  expect(letters(wordsOf(blocks))).toBe(wordsBefore(chapters))
  expect(wordsOf(blocksOfText('![ab](resim:0123456789abcdef)', () => picture))).toBe('ab')
})

test('no text loses a word, however it is written', () => {
  const scraps = fc.constantFrom(
    '**',
    '[',
    ']',
    '(/x)',
    '|',
    '\n',
    '\n\n',
    '## ',
    '- ',
    '1. ',
    '![a](resim:0123456789abcdef)',
    '{{company.x}}',
    '<script>',
    ' ',
    'ş',
    'kelime',
    '|---|',
    '\u202e',
  )
  const anyText = fc.array(scraps, { maxLength: 60 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(anyText, (text) => {
      const blocks = blocksOfText(text, () => picture)
      expect(letters(wordsOf(blocks))).toBe(wordsBefore(text))
    }),
    { numRuns: 1000 },
  )
})

test('a text beyond the limits of blocks keeps its words as paragraphs', () => {
  const long = `${'uzun '.repeat(9_000)}\n\n${'- madde\n'.repeat(600)}`
  const blocks = blocksOfText(long, () => picture)
  expect(blocksInput.parse(blocks)).toEqual(blocks)
  expect(letters(wordsOf(blocks))).toBe(wordsBefore(long))
})
