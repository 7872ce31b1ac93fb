import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerpt, excerptClean } from './excerpt'

const anyText = fc.string({ unit: 'binary', maxLength: 60 })
const lengths = fc.integer({ min: 0, max: 60 })

describe('an excerpt', () => {
  test.each([
    ['Deri kordon', 4, 'Deri'],
    ['Deri kordon', 5, 'Deri '],
    ['Deri', 4, 'Deri'],
    ['Deri', 10, 'Deri'],
    ['a😀b', 2, 'a'],
    ['a😀b', 3, 'a😀'],
    ['😀', 0, ''],
    ['Deri', -1, ''],
  ])('of %j cut to %i is %j', (text, length, cut) => {
    expect(excerpt(text, length)).toBe(cut)
  })

  test('is the beginning of the text up to the limit, in whole characters', () => {
    fc.assert(
      fc.property(anyText, lengths, (text, length) => {
        const cut = excerpt(text, length)
        expect(text.startsWith(cut)).toBe(true)
        expect(cut.isWellFormed()).toBe(true)
        expect(Math.min(text.length, length) - cut.length).toBeLessThanOrEqual(1)
        expect(cut.length).toBeLessThanOrEqual(length)
      }),
    )
  })
})

describe('a cleaned excerpt', () => {
  test.each([
    ['<p>Deri <b>k</b>ordon</p><p>Yeni</p>', 100, 'Deri kordon Yeni'],
    ['Deri<br>kordon', 100, 'Deri kordon'],
    ['<p>Deri kordon</p>', 4, 'Deri ...'],
    ['<p>Deri kordon</p>', 5, 'Deri ...'],
    ['<p>Deri</p>', 4, 'Deri'],
    ['  Deri \n\t kordon  ', 11, 'Deri kordon'],
    ['<script>alert(1)</script>Deri<style>p{}</style><!-- <b>gizli</b> -->', 100, 'Deri'],
    ['K&ouml;sele&nbsp;kay&#305;&#x15F; &amp;lt; 5 < 6', 100, 'Kösele kayış &lt; 5 < 6'],
    ['&valueOf; &unknown; &#0;&#xD800;&#9999999;son', 100, '&valueOf; &unknown; son'],
    ['Deri <img src="x', 100, 'Deri'],
    ['Deri <!-- açık', 100, 'Deri'],
    ['<?xml:namespace prefix=o /><o:p>Deri</o:p>', 100, 'Deri'],
    ['', 10, ''],
  ])('of %j cut to %i is %j', (html, length, cut) => {
    expect(excerptClean(html, length)).toBe(cut)
  })

  test('ends in dots exactly when something was left out', () => {
    const words = fc.array(fc.stringMatching(/^[a-zçğışöü]{1,8}$/), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(words, lengths, (given, length) => {
        const text = given.join(' ')
        const cut = excerptClean(`<p>${given.join('</p>\n<p>')}</p>`, length)
        expect(cut).toBe(text.length <= length ? text : `${text.slice(0, length).trimEnd()} ...`)
      }),
    )
  })

  test('reads hostile markup quickly', () => {
    for (const part of ['<!--', '<script', '<a ', '<', '&#', '<b', '</', '<style>']) {
      const started = performance.now()
      excerptClean(part.repeat(50_000), 160)
      expect(performance.now() - started, part).toBeLessThan(1_000)
    }
  })
})
