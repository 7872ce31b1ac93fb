import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { generateCatalogue, listDrawings } from './catalogue/generator'
import { listContentDrawings } from './contents/pictures'
import { sizeOf } from './illustrator/file-name'
import { listBannerDrawings } from './shop/banners'
import { drawSvg } from './illustrator/draw'

const folder = path.join(import.meta.dirname, 'pictures')
const { products } = generateCatalogue()
const files = readdirSync(folder).filter((file) => file.endsWith('.avif'))
const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as Record<
  string,
  { width: number; height: number; blur: string }
>

test('every product has at least three pictures, all different', () => {
  for (const { code, pictures } of products) {
    expect(new Set(pictures.map(({ file }) => file)).size, code).toBe(pictures.length)
    expect(pictures.length, code).toBeGreaterThanOrEqual(3)
  }
})

test('the disk and the index have exactly the pictures of the catalogue, the contents and the banners', () => {
  const shown = [...new Set(products.flatMap(({ pictures }) => pictures.map(({ file }) => file)))]
  expect([...listDrawings().keys()].toSorted()).toEqual(shown.toSorted())
  const needed = [...shown, ...listContentDrawings().keys(), ...listBannerDrawings().keys()].toSorted()
  expect(files.toSorted()).toEqual(needed)
  expect(Object.keys(index).toSorted()).toEqual(needed)
})

test('a master weighs at most 30 KB, all together at most 22 MB', () => {
  const sizes = files.map((file) => statSync(path.join(folder, file)).size)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(30 * 1024)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(22 * 1024 * 1024)
})

test('the index has the size of a master and a blur of about a hundred bytes', async () => {
  const banners = listBannerDrawings()
  for (const [file, { width, height, blur }] of Object.entries(index)) {
    const banner = banners.get(file)
    expect({ width, height }).toEqual(banner ? sizeOf(banner) : { width: 960, height: 1200 })
    expect(Buffer.from(blur, 'base64').length).toBeLessThan(220)
  }
  const [first = ''] = files
  const { width, height, format } = await sharp(path.join(folder, first)).metadata()
  expect({ width, height, format }).toEqual({ width: 960, height: 1200, format: 'heif' })
})

test('pictures name variants of their own product', () => {
  for (const product of products) {
    const codes = new Set(product.variants.map(({ code }) => code))
    const named = product.pictures.flatMap(({ variantCodes }) => variantCodes ?? [])
    expect(named.filter((code) => !codes.has(code))).toEqual([])
  }
})

test('a drawing is the same document every time and carries no text of a font', () => {
  const some = [...listDrawings().values()].filter((_, place) => place % 9 === 0)
  for (const drawing of [...some, ...listContentDrawings().values(), ...listBannerDrawings().values()]) {
    const svg = drawSvg(drawing, 480, 600)
    expect(drawSvg(drawing, 480, 600)).toBe(svg)
    expect(svg).not.toMatch(/<text|NaN|undefined|<image/)
  }
})
