import { newSessionToken } from '../../app/features/identity/guest-session.server'
import { sessionCookieName } from '../../app/features/identity/cookies.server'
import { type OpenShop, origin } from './open-shop'

/** The headers of a guest who has been here before. */
export function guest(): Record<string, string> {
  return { cookie: `${sessionCookieName(false)}=${newSessionToken()}` }
}

/** Reads an address to the end. Throws for any other answer than 200. */
export async function read(
  shop: OpenShop,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const request = new Request(origin + path, { headers: { accept: 'text/html', ...headers } })
  return body(await shop.fetch(request, '127.0.0.1'), path)
}

/** Calls the API. Throws for any other answer than the one expected. */
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
