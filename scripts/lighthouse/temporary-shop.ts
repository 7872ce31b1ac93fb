import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type AuditedPage = { name: string; url: string; cookie?: string }

const port = process.env.LIGHTHOUSE_PORT ?? '3198'
const origin = `http://127.0.0.1:${port}`

/**
 * The built shop on a temporary data folder, with the demo; `stop` removes both. LIGHTHOUSE_DATA keeps the folder for the next run.
 */
export async function startTemporaryShop(): Promise<{
  origin: string
  pages(): Promise<AuditedPage[]>
  stop(): Promise<void>
}> {
  const data = process.env.LIGHTHOUSE_DATA ?? (await mkdtemp(join(tmpdir(), 'vitrin-lighthouse-')))
  const shop = spawn(process.execPath, ['build/server/server.js'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: port, VITRIN_DATA: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(shop, 'exit')
  await Promise.race([
    untilReady(),
    ended.then(() => Promise.reject(new Error('The shop ended before it was ready'))),
  ])
  return {
    origin,
    pages,
    async stop() {
      shop.kill('SIGTERM')
      await ended
      if (!process.env.LIGHTHOUSE_DATA) await rm(data, { recursive: true, force: true })
    },
  }
}

async function untilReady(): Promise<void> {
  const deadline = Date.now() + 240_000
  while (Date.now() < deadline) {
    const ready = await fetch(`${origin}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false)
    if (ready) return
    await new Promise((resume) => setTimeout(resume, 200))
  }
  throw new Error('The shop did not become ready')
}

/** The cookies of an audited page for a browser. */
export function asCookies(cookie: string | undefined, url: string) {
  const pairs = cookie?.split('; ').filter((pair) => !pair.endsWith('=')) ?? []
  return pairs.map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: new URL(url).origin }
  })
}

type Hit = { id: number; master: { link: string } }

async function pages(): Promise<AuditedPage[]> {
  const found = (await (await fetch(`${origin}/api/products/find?q=deri`)).json()) as { data: Hit[] }
  const product = found.data[0]!
  const cookie = await basketOf(product.id)
  const all = [
    { name: 'home', url: `${origin}/` },
    { name: 'category', url: `${origin}/deri-kordonlar` },
    { name: 'product', url: `${origin}/${product.master.link}` },
    { name: 'basket', url: `${origin}/sepetim`, cookie },
    { name: 'search', url: `${origin}/search-results?q=deri` },
    { name: 'checkout', url: `${origin}/checkout/steps`, cookie },
    { name: 'content', url: `${origin}/contents/hakkimizda/1` },
  ]
  // Makes every picture size of these pages before the measurement, as in a shop that had a visitor before.
  for (const { url } of all) await fetchPictures(url, cookie)
  return all
}

async function basketOf(productId: number): Promise<string> {
  const product = (await (await fetch(`${origin}/api/products/${productId}`)).json()) as {
    data: { variants: { id: number }[] }
  }
  const added = await fetch(`${origin}/api/add-to-basket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      product_id: productId,
      product_variant_id: product.data.variants[0]!.id,
      amount: 1,
    }),
  })
  return added.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function fetchPictures(url: string, cookie: string): Promise<void> {
  const html = await (await fetch(url, { headers: { cookie } })).text()
  const paths = new Set(html.match(/\/media\/[0-9a-f]+\/(160|320|480|640|960)\.avif/g))
  for (const path of paths) await (await fetch(origin + path)).arrayBuffer()
}
