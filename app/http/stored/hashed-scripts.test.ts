import { expect, test } from 'vitest'
import { hashScripts } from './hashed-scripts.server'

const nonce = 'n0nce-of-tests'
const hashed = (html: string) => {
  const { page, hashes } = hashScripts(Buffer.from(html), nonce)
  return { page: page.toString(), hashes }
}
/** The hash as browsers compute it: of the script's text in UTF-8. */
async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${Buffer.from(hash).toString('base64')}'`
}

test('inline scripts are allowed by the hash that browsers compute, Turkish letters included', async () => {
  const texts = ['let a = "ığüşöç €"', '\nif (1 < 2) go()\n', 'enqueue("\\u003cb\\u003e")']
  const html = texts.map((text) => `<script nonce="${nonce}">${text}</script>`).join('<p>ş</p>')
  const { page, hashes } = hashed(html)
  expect(hashes).toEqual(await Promise.all(texts.map(hashOf)))
  expect(page).toBe(texts.map((text) => `<script>${text}</script>`).join('<p>ş</p>'))
})

test('scripts that start later are allowed, data and files need no hash', async () => {
  const { hashes } = hashed(
    `<script nonce="${nonce}" type="module" async="">import "/a.js"</script>` +
      `<script nonce="${nonce}" type="text/plain">later()</script>` +
      `<script nonce="${nonce}" type="application/ld+json">{}</script>` +
      `<script nonce="${nonce}" src="/b.js"></script>`,
  )
  expect(hashes).toEqual([await hashOf('import "/a.js"'), await hashOf('later()')])
})

test('a script without the nonce is not allowed, whoever wrote it into the page', () => {
  for (const attributes of [
    '',
    ' nonce="stored"',
    ' nonce=""',
    ` nonce="${nonce} "`,
    ` data-nonce="${nonce}"`,
  ])
    expect(hashed(`<script${attributes}>steal()</script>`).hashes, attributes).toEqual([])
})

test('the nonce is nowhere in the page, also where a script passes it on', async () => {
  const { page, hashes } = hashed(`<script nonce="${nonce}">s.nonce="${nonce}";s.src="https://x"</script>`)
  expect(page).toBe('<script>s.nonce="";s.src="https://x"</script>')
  expect(hashes).toEqual([await hashOf('s.nonce="";s.src="https://x"')])
})
