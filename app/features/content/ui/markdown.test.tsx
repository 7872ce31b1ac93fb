import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../markdown'
import { Markdown } from './markdown'

const shown = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Markdown blocks={parseMarkdown(text)} />
    </MemoryRouter>,
  )

test('text that looks like HTML is shown as text', () => {
  const html = shown(
    '## <img src=x onerror=alert(1)>\n\n<script>alert(1)</script> ve [<b>x</b>](/x"onclick="alert(1))',
  )
  expect(html).not.toMatch(/<(img|script|b)[ >]/)
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('"onclick=')
})

test('pictures reserve their space, load lazily, and have plain text as description', () => {
  const picture = { hash: '0123456789abcdef', width: 960, height: 1200, blur: 'AAAA' }
  const html = renderToStaticMarkup(
    <Markdown
      blocks={parseMarkdown('![Bilek" onerror="x <b>](resim:0123456789abcdef)', undefined, () => picture)}
    />,
  )
  expect(html).toMatch(
    /<img [^>]*width="960" height="1200" alt="Bilek&quot; onerror=&quot;x &lt;b&gt;" loading="lazy"/,
  )
  expect(html).toMatch(/srcSet="[^"]*\/media\/0123456789abcdef\/640\.avif 640w/)
})

test('external links open a new tab without a handle on the shop; others stay in the tab', () => {
  const html = shown('[dış](https://a.example) [iç](/contact) [posta](mailto:a@b.example)')
  expect(html).toMatch(/<a href="https:\/\/a\.example"[^>]* target="_blank" rel="noopener"/)
  expect(html.match(/target=/g)).toHaveLength(1)
  expect(html).toContain('href="/contact"')
  expect(html).toContain('href="mailto:a@b.example"')
})

test('tables have column headings and can be scrolled by keyboard', () => {
  const html = shown('| Ad | Süre |\n|---|---|\n| uid | 365 gün |')
  expect(html.match(/<th scope="col"/g)).toHaveLength(2)
  expect(html).toMatch(/<div role="group"[^>]* tabindex="0" aria-label="/)
})
