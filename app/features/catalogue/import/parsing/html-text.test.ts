import { expect, test } from 'vitest'
import { htmlToText } from './html-text'

test.each([
  ['<p>Bir</p><p>İki</p>', 'Bir\n\nİki'],
  ['Baş <ul><li>bir</li> <li>iki</li></ul> son', 'Baş\n\n• bir\n• iki\n\nson'],
  ['<div>Bir<br>iki<br/>üç</div>', 'Bir\niki\nüç'],
  ['<h2>Başlık</h2>\n\n\n<div><div><p>Metin</p></div></div>', 'Başlık\n\nMetin'],
  ['<b>Kalın</b><i>eğik</i>', 'Kalıneğik'],
  ['Deri &amp; s&uuml;et &#8211; 3&nbsp;mm', 'Deri & süet – 3 mm'],
  ['a &lt; b\nikinci satır', 'a < b\nikinci satır'],
  ['', ''],
])('%s', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test('scripts, styles and comments are left out of the text', () => {
  expect(htmlToText('<style>p{}</style>Bir<script>alert("<p>x</p>")</script><!-- <p>gizli</p> --> iki')).toBe(
    'Bir iki',
  )
})

test('unclosed markup is read in linear time', () => {
  const start = performance.now()
  for (const piece of ['<p ', '<!--', '<script>', '<li', '<br']) htmlToText(`<p>${piece.repeat(50_000)}`)
  expect(performance.now() - start).toBeLessThan(2_000)
})
