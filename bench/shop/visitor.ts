import { newSessionToken } from '../../app/features/identity/sessions/guest-session.server'
import { sessionCookieName } from '../../app/features/identity/sessions/cookies.server'
import { type OpenShop, origin } from './open-shop'

/** The headers of a returning guest. */
export function guest(): Record<string, string> {
  return { cookie: `${sessionCookieName(false)}=${newSessionToken()}` }
}

/** Reads an address to the end. Throws for any status except 200. */
export async function read(...asked: Parameters<typeof readBytes>): Promise<string> {
  return new TextDecoder().decode(await readBytes(...asked))
}

/** The same for measurements, without decoding, which is the visitor's work. */
export async function readBytes(
  shop: OpenShop,
  path: string,
  headers: Record<string, string> = {},
): Promise<ArrayBuffer> {
  const request = new Request(origin + path, { headers: { accept: 'text/html', ...headers } })
  const response = await shop.fetch(request, '127.0.0.1')
  if (response.status !== 200) await body(response, path)
  return response.arrayBuffer()
}

/** Calls the API. Throws for any status except the expected one. */
export async function post(
  shop: OpenShop,
  path: string,
  json: unknown,
  headers: Record<string, string>,
  status = 200,
): Promise<string> {
  const request = new Request(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(json),
  })
  return body(await shop.fetch(request, '127.0.0.1'), path, status)
}

async function body(response: Response, path: string, status = 200): Promise<string> {
  const text = await response.text()
  if (response.status !== status) throw new Error(`${path}: ${response.status} ${text.slice(0, 500)}`)
  return text
}
