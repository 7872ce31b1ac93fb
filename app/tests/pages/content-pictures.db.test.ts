// @module-tag once
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contentPictures, listContentDrawings } from '../../../demo/contents/pictures'
import { keepMaster } from '~/features/media/media.server'
import { openStaff } from '~/testing/members'
import { readTags } from '~/testing/pages/html'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
for (const file of listContentDrawings().keys())
  await keepMaster(shop.deps, readFileSync(new URL(`../../../demo/pictures/${file}`, import.meta.url)))
const guide = '/contents/kordon-olcusu-nasil-alinir/10'
const page = await shop.browser().page(guide)
const pictures = readTags(page.html.slice(page.html.indexOf('<article'), page.html.indexOf('</article>')))

describe('the size guide', () => {
  test('shows its pictures with description and size, loaded lazily', () => {
    const images = pictures.filter(({ name }) => name === 'img')
    expect(images).toHaveLength(Object.keys(contentPictures).length)
    for (const { attributes } of images) {
      expect(attributes).toMatchObject({ width: '960', height: '1200', loading: 'lazy' })
      expect(attributes['alt']!.length).toBeGreaterThan(60)
      expect(attributes['alt']).toMatch(/\d+ mm|mm /)
    }
    expect(page.html).not.toContain('resim:')
  })

  test('has all its picture files', { timeout: 120_000 }, async () => {
    const files = pictures.flatMap(
      ({ attributes }) =>
        `${attributes['src'] ?? ''} ${attributes['srcset'] ?? attributes['srcSet'] ?? ''}`.match(
          /\/media\/\S+/g,
        ) ?? [],
    )
    // An AVIF of each in several widths, and a WebP.
    expect(new Set(files).size).toBeGreaterThanOrEqual(4 * (4 + 1))
    for (const file of new Set(files)) {
      const response = await shop.browser().send(file)
      expect([file, response.status]).toEqual([file, 200])
      expect(response.headers.get('content-type')).toBe(`image/${file.split('.').at(-1)}`)
      const bytes = new Uint8Array(await response.arrayBuffer())
      const start = new TextDecoder('latin1').decode(bytes.slice(0, 16))
      expect(start).toMatch(file.endsWith('webp') ? /^RIFF.{4}WEBP/s : /^.{4}ftypavif/s)
    }
  })
})

describe('an author of a text', async () => {
  const { browser } = await openStaff(shop, 'content')
  const shown = await browser.api('/contents/10/record')
  const record = shown.body.data as unknown as { title: string; revision: string; blocks: Block[] }
  const { key } = record.blocks.find((block) => block.kind === 'picture')!.picture
  const pictureBlock = (picture: object) => [{ id: 'resim', kind: 'picture', picture }]
  const write = (blocks: object[]) =>
    browser.api('/contents', { title: 'Resimli metin', content_category_id: null, blocks })

  test('adds a picture of the shop by its key, and readers see it with its description', async () => {
    const { status, body } = await write(pictureBlock({ key, alt: 'Kulak arası "ölçü" <b>' }))
    expect(status).toBe(200)
    const { path, text } = body.data as unknown as { path: string; text: string }
    expect(text).toBe('Kulak arası "ölçü" <b>')
    const { html } = await browser.page(path)
    expect(html).toContain(`/media/${key}/640.webp`)
    expect(html).toContain('alt="Kulak arası &quot;ölçü&quot; &lt;b&gt;"')
  })

  test.each([
    ['an unknown key', { key: 'ffffffffffffffff', alt: 'Bilekte mezura' }, 'blocks.0'],
    ['no description', { key, alt: '' }, 'blocks.0.picture.alt'],
    ['another site', { key: 'https://evil.example/x.png', alt: 'Bilekte mezura' }, 'blocks.0.picture.key'],
  ])('is told of a picture with %s', async (_, picture, path) => {
    const added = await write(pictureBlock(picture))
    expect(added.status).toBe(400)
    expect(added.body.errors).toMatchObject([{ path }])
    const { title, revision } = record
    const input = { title, content_category_id: null, blocks: pictureBlock(picture), revision }
    const changed = await browser.api('/contents/10', input, { method: 'PUT' })
    expect(changed.body.errors).toMatchObject([{ path }])
  })

  test.each([
    ['![Bilekte mezura](resim:ffffffffffffffff)', 'unknown_picture', /anahtarlı bir resim mağazada yok/],
    [`![](resim:${key})`, 'picture_alt', /açıklaması eksik/],
    ['![Bilekte mezura](https://evil.example/x.png)', 'picture_form', /yalnız mağazanın kendi resimleri/],
    ['Bakın: ![Bilekte mezura](/media/x/640.webp)', 'picture_form', /kendi satırında/],
  ])('of an answer is told of %s', async (answer_markdown, code, message) => {
    const answered = await browser.api('/faqs', {
      group: 'Ölçü',
      question: 'Nasıl ölçerim?',
      answer_markdown,
    })
    expect(answered.body.errors).toEqual([
      { path: 'answer_markdown', code, message: expect.stringMatching(message) },
    ])
  })
})

type Block = { kind: string; picture: { key: string } }
