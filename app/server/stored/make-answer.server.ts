import { createHmac } from 'node:crypto'
import { everybody, type ForStore, newForStore } from '~/http/stored/for-store.server'
import { hashScripts } from '~/http/stored/hashed-scripts.server'
import type { App } from '../app.server'
import type { StoredRequest } from './stored-key.server'

/** The caller of a request, for limits by address. */
export type Caller = { remote: string | undefined; forwarded: string | null }

/** An answer before it is stored, with all that it says about itself. */
export type MadeAnswer = {
  status: number
  bytes: Buffer
  etag: string
  headers: Headers
  /** Names and values that are stored with it. */
  head: [name: string, value: string][]
  facts: ForStore
}

/** Makes an answer by a request of the store's own, which has nothing of the visitor's but the address and the choices. */
export type MakeAnswer = (asked: StoredRequest, caller: Caller) => Promise<MadeAnswer>

/** Opens the maker of answers. All processes with one secret make the same bytes, tags and heads of the same data. */
export function openMaker(app: App, secret: string): MakeAnswer {
  const keyed = (purpose: string) => createHmac('sha256', secret).update(`${purpose}\n`)
  // The same for every answer, so that equal pages have equal bytes; nobody who does not know the secret can guess it.
  const nonce = keyed('nonce of stored answers').digest('base64url')
  const nameOf = (purpose: string, bytes: Buffer) =>
    keyed(purpose).update(bytes).digest('base64url').slice(0, 22)

  return async (asked, caller) => {
    const { audience } = asked
    // The name of a plain hash would confirm guesses of a dealer's prices (promise P04).
    const facts = newForStore({ audience, nonce, nameOf: (data) => nameOf(`data for ${audience}`, data) })
    const made = await app.fetch(requestOf(asked, caller), caller.remote, facts)
    const headers = new Headers(made.headers)
    let bytes: Buffer = Buffer.from(await made.arrayBuffer())
    let allowed: string[] = []
    if (headers.get('content-type')?.startsWith('text/html')) {
      const { page, hashes } = hashScripts(bytes, nonce)
      ;[bytes, allowed] = [page, hashes]
    }
    // Calls have a policy too. Told in any answer, the nonce would let a text that became markup bring a script into pages.
    const policy = headers.get('content-security-policy')
    if (policy) headers.set('content-security-policy', policy.replace(`'nonce-${nonce}'`, allowed.join(' ')))
    const etag = headers.get('etag') ?? `W/"${nameOf('stored', bytes)}"`
    return { status: made.status, bytes, etag, headers, head: headOf(headers, audience), facts }
  }
}

function requestOf({ origin, path, cookies }: StoredRequest, { forwarded }: Caller): Request {
  return new Request(origin + path, {
    headers: {
      host: new URL(origin).host,
      accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
      ...(cookies ? { cookie: cookies } : {}),
      ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
    },
  })
}

const ofOneRequest = new Set(['set-cookie', 'x-request-id', 'content-length', 'etag', 'date'])

function headOf(headers: Headers, audience: string): [string, string][] {
  const isPublic = headers.get('cache-control')?.startsWith('public') ?? false
  const kept = [...headers].filter(
    ([name]) => !ofOneRequest.has(name) && name !== 'cache-control' && name !== 'vary',
  )
  return [
    ...kept,
    ['cache-control', isPublic ? headers.get('cache-control')! : ofPage(audience)],
    ['vary', isPublic ? 'Accept-Encoding' : 'Accept-Encoding, Cookie'],
  ]
}

// A browser may keep a guest's page to show it on going back, and asks again on every visit. After signing out nobody may go back
// to a page with a member's prices.
const ofPage = (audience: string) => (audience === everybody ? 'private, no-cache' : 'private, no-store')
