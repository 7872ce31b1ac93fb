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
  const key: Record<string, string> = 'idempotency-key' in headers ? { 'idempotency-key': freshKey } : {}
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

/** The same request with these parameters as well: with all, or with as many of them as it accepts together. */
export async function withQuery(
  attacked: Attacked,
  more: readonly (readonly [name: string, value: string])[],
): Promise<Attacked> {
  const all = add(attacked, more)
  if (await isAccepted(all)) return all
  let accepted = attacked
  for (const one of more) {
    const tried = add(accepted, [one])
    if (tried.path !== accepted.path && (await isAccepted(tried))) accepted = tried
  }
  return accepted
}

function add(attacked: Attacked, more: readonly (readonly [name: string, value: string])[]): Attacked {
  const { pathname, searchParams } = new URL(attacked.path, 'http://shop.invalid')
  for (const [name, value] of more) if (!searchParams.has(name)) searchParams.set(name, value)
  return { ...attacked, path: searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname }
}

async function isAccepted(attacked: Attacked): Promise<boolean> {
  const answer = await sendAttacked(attacked)
  await answer.body?.cancel()
  return answer.status < 400
}
