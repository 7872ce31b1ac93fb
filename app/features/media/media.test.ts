import { expect, test } from 'vitest'
import { pictureSources } from './media'

const hash = 'ab'.repeat(16)
const picture = { hash, width: 960, height: 1200, blur: 'UklGR' }

test('a picture offers every width up to its master, and one WebP', () => {
  const sources = pictureSources(picture)
  expect(sources.avif).toBe(
    [160, 320, 480, 640, 960].map((width) => `/media/${hash}/${width}.avif ${width}w`).join(', '),
  )
  expect(sources.src).toBe(`/media/${hash}/640.webp`)
})

test('a small picture names its true width', () => {
  const sources = pictureSources({ ...picture, width: 400 })
  expect(sources.avif.split(', ').at(-1)).toBe(`/media/${hash}/480.avif 400w`)
  expect(sources.src).toBe(`/media/${hash}/480.webp`)
})

test('a page may name the widths it needs', () => {
  const sources = pictureSources(picture, { widths: [160, 320] })
  expect(sources.avif).toBe(`/media/${hash}/160.avif 160w, /media/${hash}/320.avif 320w`)
  expect(sources.src).toBe(`/media/${hash}/320.webp`)
})
