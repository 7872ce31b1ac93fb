import { type DocumentedCall, readApiDocument } from '../api/api-document'
import { type SampleFacts, sampleOf } from '../api/api-samples'
import { callerOf } from '../api/callers'
import type { TestShop } from '../shop'
import { type Attacked, freshKey, givenIn, sendAttacked, valueOf } from './attacked'

/** A good request to every endpoint of the document, by a new visitor whom its policy lets in. */
export async function attackedCalls(shop: TestShop, facts: SampleFacts): Promise<Attacked[]> {
  const { calls } = await readApiDocument(shop.browser())
  const found: Attacked[] = []
  for (const call of calls) found.push(await attackedCall(shop, facts, call))
  return found
}

async function attackedCall(shop: TestShop, facts: SampleFacts, call: DocumentedCall): Promise<Attacked> {
  const browser = await callerOf(shop, call)
  const { method, path, body, headers = {} } = await sampleOf(call.name, facts, browser)
  const key = 'idempotency-key' in headers ? { 'idempotency-key': freshKey } : {}
  const attacked: Attacked = {
    name: call.name,
    route: call.name,
    method,
    path: `/api${path}`,
    given: givenIn(call.path, `/api${path}`),
    browser,
    headers: { ...headers, ...key },
    ...(body ? { json: body } : {}),
  }
  if (method !== 'GET') return attacked
  return withQuery(
    attacked,
    call.parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, valueOf(schema)]),
  )
}

/** The same request with these parameters as well, as many of them as it accepts together. */
export async function withQuery(
  attacked: Attacked,
  more: readonly (readonly [name: string, value: string])[],
): Promise<Attacked> {
  let accepted = attacked
  for (const [name, value] of more) {
    const url = new URL(accepted.path, 'http://shop.invalid')
    if (url.searchParams.has(name)) continue
    url.searchParams.set(name, value)
    const tried = { ...accepted, path: url.pathname + url.search }
    const answer = await sendAttacked(tried)
    await answer.body?.cancel()
    if (answer.status < 400) accepted = tried
  }
  return accepted
}
