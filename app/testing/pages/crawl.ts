import type { Db } from '~/db/connection.server'
import { dataAddress, pageAddresses } from './addresses'
import { type DocumentedCall, readApiDocument } from '../api/api-document'
import { sampleFacts, sampleOf } from '../api/api-samples'
import type { Browser } from '../browser'
import { callerOf } from '../api/callers'
import type { TestShop } from '../shop'

/** An answer of the shop with its request. */
export type Answer = { request: string; status: number; headers: Headers; body: string }

/** Every page as HTML and as the data that scripts fetch. */
export async function crawlPages(
  visitor: Browser,
  db: Db,
  options: Parameters<typeof pageAddresses>[1],
): Promise<Answer[]> {
  const addresses = await pageAddresses(db, options)
  const answers: Answer[] = []
  for (const address of addresses) {
    for (const path of [address, dataAddress(address)]) answers.push(await ask(visitor, `GET ${path}`, path))
  }
  return answers
}

/** A good request to every endpoint that is open to everybody, each by a new guest. */
export function crawlApiAsGuest(shop: TestShop, by = shop.browser, without: readonly string[] = []) {
  const isOpen = ({ name, 'x-policy': policy }: DocumentedCall) =>
    policy === 'anyone' && !without.includes(name)
  return crawlApi(shop, () => by(), isOpen)
}

/**
 * A good request to every endpoint of the document: by a new visitor whom its policy lets in, or by the given one.
 * `mayOrder: false` leaves out requests that need a basket or an order of the visitor.
 */
export async function crawlApi(
  shop: TestShop,
  by?: () => Browser,
  which: (call: DocumentedCall) => boolean = () => true,
  { mayOrder = true } = {},
): Promise<Answer[]> {
  const document = await readApiDocument(shop.browser())
  const calls = document.calls.filter(which)
  const facts = await sampleFacts(shop.db)
  const answers: Answer[] = []
  for (const call of calls) {
    const { name } = call
    const visitor = by?.() ?? (await callerOf(shop, call))
    const sampled = sampleOf(name, facts, visitor)
    const sample = await (mayOrder ? sampled : sampled.catch(() => null))
    if (!sample) continue
    const { method, path, body, headers } = sample
    const json = body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    }
    answers.push(await ask(visitor, name, `/api${path}`, { method, ...json }))
  }
  return answers
}

async function ask(visitor: Browser, request: string, path: string, init?: Parameters<Browser['send']>[1]) {
  const response = await visitor.send(path, init)
  return { request, status: response.status, headers: response.headers, body: await response.text() }
}
