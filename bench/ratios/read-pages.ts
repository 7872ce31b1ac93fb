import pg from 'pg'
import { bareMarkup } from '../contest/bare-markup'
import { compete, type Effort, type Score } from '../contest/compete'
import { recordStatements, replay } from '../contest/statements'
import { timed } from '../numbers'
import type { OpenShop } from '../shop/open-shop'
import { guest, read, readBytes } from '../shop/visitor'

/** A page of the shop, beside its statements on one connection and bare rendering of the same markup. */
export async function competeForPage(
  shop: OpenShop,
  url: string,
  path: string,
  effort: Effort,
): Promise<Score> {
  const headers = guest()
  const work = await observe(shop, path, headers)
  const render = bareMarkup(work.answer)
  requireSameMarkup(work.answer, render())
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const score = await compete(
    () => timed(() => readBytes(shop, path, headers)),
    () => timed(async () => (await replay(client, work.statements), render())),
    effort,
  )
  await client.end()
  return score
}

/** The answer of one warm request and the statements that it sends. */
export async function observe(shop: OpenShop, path: string, headers: Record<string, string>) {
  let answer = ''
  const ask = async () => (answer = await read(shop, path, headers))
  // Requested twice: the process has its caches filled by then.
  await ask()
  await ask()
  return { statements: await recordStatements(ask), answer }
}

// Entities and the order of attributes may differ; much less markup would be another page.
function requireSameMarkup(given: string, rendered: string): void {
  const share = rendered.length / given.length
  if (share < 0.97 || share > 1.06) throw new Error(`Bare markup has ${share.toFixed(2)} of the page's size`)
}
