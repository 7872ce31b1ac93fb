import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readContents } from '../../../demo/contents/contents'
import { faqs } from '../../../demo/contents/faqs'
import { withPictureKeys } from '../../../demo/contents/pictures'
import { type Block, type Inline, parseMarkdown, plainText, tableOfContents } from './markdown'
import { findPictureMistake } from './markdown-picture'

const only = (text: string, fillIn?: (name: string) => string) => {
  const blocks = parseMarkdown(text, fillIn)
  expect(blocks).toHaveLength(1)
  return blocks[0]!
}
const inlines = (text: string, fillIn?: (name: string) => string) =>
  (only(text, fillIn) as Extract<Block, { kind: 'paragraph' }>).inlines

/** All inline parts of the blocks, at any depth. */
function pieces(blocks: readonly Block[]): Inline[] {
  const deep = (parts: readonly Inline[]): Inline[] =>
    parts.flatMap((part) => (typeof part === 'string' ? [part] : [part, ...deep(part.inlines)]))
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(deep)
    if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(deep)
    if (block.kind === 'picture') return [block.picture.alt]
    return deep(block.inlines)
  })
}

describe('the texts of the shop', () => {
  test('chapters have a unique address made from their title', () => {
    const blocks = parseMarkdown('## Ödeme şekilleri\n\n### Havale/EFT\n\n## Ödeme şekilleri')
    expect(blocks).toEqual([
      { kind: 'heading', level: 2, id: 'odeme-sekilleri', inlines: ['Ödeme şekilleri'] },
      { kind: 'heading', level: 3, id: 'havale-eft', inlines: ['Havale/EFT'] },
      { kind: 'heading', level: 2, id: 'odeme-sekilleri-2', inlines: ['Ödeme şekilleri'] },
    ])
    expect(tableOfContents(blocks)).toEqual([
      { id: 'odeme-sekilleri', title: 'Ödeme şekilleri' },
      { id: 'odeme-sekilleri-2', title: 'Ödeme şekilleri' },
    ])
  })

  test('lines that follow each other are one paragraph, an empty line begins the next', () => {
    expect(parseMarkdown('Bir\niki\r\n\r\nüç')).toEqual([
      { kind: 'paragraph', inlines: ['Bir iki'] },
      { kind: 'paragraph', inlines: ['üç'] },
    ])
  })

  test('lists are bullets or steps', () => {
    expect(parseMarkdown('Şunlar:\n- bir\n- **iki**\n\n1. önce\n2. sonra')).toEqual([
      { kind: 'paragraph', inlines: ['Şunlar:'] },
      { kind: 'list', ordered: false, items: [['bir'], [{ kind: 'strong', inlines: ['iki'] }]] },
      { kind: 'list', ordered: true, items: [['önce'], ['sonra']] },
    ])
  })

  test('tables have a head, and rows with as many cells', () => {
    expect(only('| Ad | Süre |\n|---|:--:|\n| **uid** | 365 gün |\n| theme |\n| a | b | c |')).toEqual({
      kind: 'table',
      head: [['Ad'], ['Süre']],
      rows: [
        [[{ kind: 'strong', inlines: ['uid'] }], ['365 gün']],
        [['theme'], []],
        [['a'], ['b']],
      ],
    })
  })

  test('a table without its separator row is a paragraph', () => {
    expect(parseMarkdown('| Ad | Süre |')).toEqual([{ kind: 'paragraph', inlines: ['| Ad | Süre |'] }])
  })

  test('links may stand in bold text and bold text in links', () => {
    const link = { kind: 'link', href: '/contact', external: false }
    expect(inlines('**önce [yazın](/contact)** ve [**arayın**](/contact)')).toEqual([
      { kind: 'strong', inlines: ['önce ', { ...link, inlines: ['yazın'] }] },
      ' ve ',
      { ...link, inlines: [{ kind: 'strong', inlines: ['arayın'] }] },
    ])
  })

  test('whole words are slanted, also in bold text and in links', () => {
    const link = { kind: 'link', href: '/a_b', external: false }
    expect(inlines('_İnce_ (_çok ince_), **kalın _eğik_** ve [_şu_](/a_b)')).toEqual([
      { kind: 'em', inlines: ['İnce'] },
      ' (',
      { kind: 'em', inlines: ['çok ince'] },
      '), ',
      { kind: 'strong', inlines: ['kalın ', { kind: 'em', inlines: ['eğik'] }] },
      ' ve ',
      { ...link, inlines: [{ kind: 'em', inlines: ['şu'] }] },
    ])
  })

  test('signs without meaning stay as they are', () => {
    const text =
      '5 * 3 ** 2, [not], (bu), a_b_c, Ad: ____ _ a_ , https://a.example/_x_/, `kod`, # 1, <b>kalın</b> &amp; ![x]'
    expect(inlines(text)).toEqual([text])
  })
})

describe('placeholders', () => {
  const company = (name: string) =>
    ({ 'company.phone': '0212 000 00 12', 'company.odd': '**[x](javascript:alert(1))**' })[name] ?? ''

  test('are filled in text, bold text, tables and addresses', () => {
    expect(inlines('Bizi **{{company.phone}}** ile arayın.', company)).toEqual([
      'Bizi ',
      { kind: 'strong', inlines: ['0212 000 00 12'] },
      ' ile arayın.',
    ])
    expect(inlines('[Yazın](mailto:{{company.email}})', () => 'a@b.example')).toMatchObject([
      { href: 'mailto:a@b.example' },
    ])
  })

  test('are never read as markup', () => {
    expect(inlines('{{company.odd}}', company)).toEqual(['**[x](javascript:alert(1))**'])
    expect(inlines('[x]({{company.odd}})', company)).toEqual(['x'])
  })

  test('of a missing setting are left out', () => {
    expect(inlines('Telefon: {{company.fax}}.', company)).toEqual(['Telefon: .'])
  })
})

describe('links', () => {
  test.each([
    '/contents/gizlilik/11',
    '/contact?konu=iade',
    '#haklariniz',
    'mailto:merhaba@vitrin.example',
    'tel:+902120000012',
  ])('%s stays in the shop', (href) => {
    expect(inlines(`[x](${href})`)).toEqual([{ kind: 'link', href, external: false, inlines: ['x'] }])
  })

  test.each(['https://tuketici.example/basvuru', 'http://a.example'])('%s leads out of the shop', (href) => {
    expect(inlines(`[x](${href})`)).toEqual([{ kind: 'link', href, external: true, inlines: ['x'] }])
  })

  test.each([
    'javascript:alert',
    'JavaScript:alert',
    'java\u0000script:alert',
    '\u0001javascript:alert',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://',
    'ftp://a.example',
    'blob:x',
    'mailto://x',
    '/\u00adevil',
    '/\u202eevil',
    'evil.example',
    './x',
    '#',
    'https://[',
  ])('%j shows only its words', (href) => {
    expect(inlines(`önce [x](${href}) sonra`).every((part) => typeof part === 'string')).toBe(true)
  })
})

describe('pictures', () => {
  const key = '0123456789abcdef0123456789abcdef'
  const facts = { hash: key, width: 960, height: 1200, blur: 'AAAA' }
  const read = (text: string) => parseMarkdown(text, undefined, (asked) => (asked === key ? facts : null))

  test('of the shop are on a line of their own, with their description', () => {
    expect(read(`Önce\n![Bilekte "mezura"](resim:${key})\nsonra`)).toEqual([
      { kind: 'paragraph', inlines: ['Önce'] },
      { kind: 'picture', picture: { ...facts, alt: 'Bilekte "mezura"' } },
      { kind: 'paragraph', inlines: ['sonra'] },
    ])
    expect(plainText(read(`![Bilek](resim:${key})`))).toBe('Bilek')
  })

  test('missing from the shop show their description', () => {
    expect(read('![Bilek](resim:ffffffffffffffff)')).toEqual([{ kind: 'paragraph', inlines: ['Bilek'] }])
  })

  test.each([
    '![x](https://evil.example/x.png)',
    '![x](javascript:alert)',
    '![x](//evil.example)',
    '![x](/media/0123456789abcdef/640.webp)',
    '![x](resim:../../etc)',
    '![x](resim:kisa)',
    '![x](resim:0123456789ABCDEF)',
    `![x](resim:${'0123456789abcdef'.repeat(5)})`,
    `![x](resim:${key}"onerror="x)`,
    `![x](resim:${key} "başlık")`,
    `- ![x](resim:${key})`,
    `yazı ![x](resim:${key})`,
  ])('%s is not a picture, even where every key is known', (text) => {
    const blocks = parseMarkdown(text, undefined, () => facts)
    expect(blocks.map(({ kind }) => kind)).not.toContain('picture')
  })

  test.each([
    [`![Bilekte mezura](resim:${key})`, null],
    ['Resim yok! [bağlantı](/contact)', null],
    [`![](resim:${key})`, 'picture_alt'],
    [`![ab ](resim:${key})`, 'picture_alt'],
    ['![Bilekte mezura](resim:ffffffffffffffff)', 'unknown_picture'],
    ['![Bilekte mezura](https://a.example/x.png)', 'picture_form'],
    [`Metin içinde ![Bilekte mezura](resim:${key})`, 'picture_form'],
    [`Önce\r\n\r\n![Bilekte mezura](resim:${key.toUpperCase()})`, 'picture_form'],
  ])('%j has the mistake %s', (text, code) => {
    expect(findPictureMistake(text, (asked) => asked === key)?.code ?? null).toBe(code)
  })
})

describe('in any text', () => {
  const scraps = fc.constantFrom(
    '**',
    '*',
    '_',
    '[',
    ']',
    '(',
    ')',
    '](',
    '|',
    '|---|',
    '\n',
    '\n\n',
    '# ',
    '## ',
    '- ',
    '1. ',
    '![',
    '](resim:0123456789abcdef)',
    '{{company.x}}',
    'javascript:',
    'https://a.example',
    '/x',
    '//',
    '\\',
    '<script>',
    '&lt;',
    '"',
    ' ',
    'ş',
  )
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(scraps, { maxLength: 60 }).map((parts) => parts.join('')),
  )

  test('every link is safe, even with settings that somebody could have written', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, setting) => {
        for (const part of pieces(parseMarkdown(text, () => setting))) {
          if (typeof part === 'string' || part.kind !== 'link') continue
          const { protocol, host } = new URL(part.href, 'https://shop.example/page')
          expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol)
          if (!part.external && protocol.startsWith('http')) expect(host).toBe('shop.example')
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('every word is kept', () => {
    const words = fc.array(fc.stringMatching(/^[a-zçğıöşü]{1,8}$/), { minLength: 1, maxLength: 8 })
    const separators = fc.constantFrom(
      ' ',
      '\n',
      '\n\n',
      '\n- ',
      ' **',
      '** ',
      '\n## ',
      '\n1. ',
      ' | ',
      ' [',
      '] ',
    )
    fc.assert(
      fc.property(words, fc.array(separators, { minLength: 8, maxLength: 8 }), (words, between) => {
        const plain = plainText(parseMarkdown(words.map((word, place) => word + between[place]).join('')))
        for (const word of words) expect(plain).toContain(word)
      }),
    )
  })

  test.each([
    '**a',
    '_a',
    '_a_',
    '[a',
    '[a](b',
    '![',
    '![a](resim:',
    '| ',
    '|- ',
    '## ',
    '{{company.',
    '- [**',
  ])('%j repeated to 100,000 characters is read quickly', (scrap) => {
    const text = scrap.repeat(100_000 / scrap.length)
    const started = performance.now()
    parseMarkdown(text)
    parseMarkdown(text.replaceAll(' ', '\n'))
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

test('the demo texts are read without leftover markup', () => {
  const contents = readContents().map(({ body }) => withPictureKeys(body, () => '0123456789abcdef'))
  for (const text of [...contents, ...faqs.map(({ answer }) => answer)]) {
    const blocks = parseMarkdown(text, (name) => name)
    expect(plainText(blocks)).not.toMatch(/\*\*|\]\(|\{\{|\|---|##/)
    const written = [...text.matchAll(/\]\((?!resim:)/g)].length
    expect(pieces(blocks).filter((part) => typeof part !== 'string' && part.kind === 'link')).toHaveLength(
      written,
    )
  }
})
