import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { sorts } from '~/features/catalogue/catalogue'
import { noticeVersion, noTime, readCookieChoice, writeCookieChoice } from '~/features/consents/cookie-choice'
import { referrerCookieName } from '~/features/referrers/referrers.server'
import { userCookieName } from '~/features/identity/sessions/cookies.server'
import { isLoopback } from '~/http/reading/request.server'
import { everybody } from '~/http/stored/for-store.server'
import { cookieChoiceKey, densities, themes } from '~/shell/choices/preferences'
import { isPhone } from '~/shell/choices/device.server'
import type { Config } from '../config/config.server'
import { isDealers } from '../visit/audience.server'

/** A request as the store sees it: its key, and all of it that an answer may depend on. */
export type StoredRequest = {
  key: string
  /** The visitors who get this answer. */
  audience: string
  origin: string
  /** Path and query in canonical order, without the parameters that name where a visitor came from. */
  path: string
  /** A `Cookie` header with the choices that the server draws into pages, and nothing else; '' for the usual ones. */
  cookies: string
}

const longest = 500
/** Parameters about the way to the shop. They change no page (app/features/referrers/referrers.ts). */
const aboutTheWay = /^(utm_\w+|ref|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|yclid|_ga|_gl|mc_[ce]id)$/

type Asking = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/**
 * The stored request of a read; null for every request that is answered by itself. `audienceOf` tells the audience of an account's
 * cookie, null when its pages are its own. Reads nothing of a header besides these choices, and for dealers the kind of device, so
 * that no other header can change what is stored (promise B51).
 */
export function storedRequest(
  { method, url = '/', headers }: Asking,
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  audienceOf: (cookie: string) => string | null = () => null,
): StoredRequest | null {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > longest) return null
  // Programs name a person by these.
  if (headers.authorization !== undefined || headers['user-uid'] !== undefined) return null
  const path = spelling(url)
  if (path === null) return null
  const given = headers.cookie === undefined ? null : cookiesIn(headers.cookie)
  const origin = config.publicUrl?.origin ?? ownOrigin(headers.host ?? '', config)
  const audience = given ? audienceIn(given, { path, origin }, audienceOf) : everybody
  if (!audience) return null
  const cookies = given ? choicesOf(given, { path, audience, headers }) : ''
  if (cookies === null) return null
  const key = `${origin}${path} ${cookies}`
  return { key: audience === everybody ? key : `${audience} ${key}`, audience, origin, path, cookies }
}

/** The cookie of the account that reads a page; null for a guest and for all other requests. */
export function accountCookie(
  { method, url = '/', headers }: Asking,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string | null {
  const isPage = (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/')
  if (!isPage || headers.cookie === undefined) return null
  return cookiesIn(headers.cookie).get(userCookieName(publicUrl?.protocol === 'https:')) ?? null
}

/** The fields that `storedRequest` reads of a node request. */
export function nodeRequest({ method, url, headers }: Request) {
  const { pathname, search } = new URL(url)
  const field = (name: string) => headers.get(name) ?? undefined
  return {
    method,
    url: pathname + search,
    headers: {
      host: field('host'),
      cookie: field('cookie'),
      authorization: field('authorization'),
      'user-uid': field('user-uid'),
      'user-agent': field('user-agent'),
      'sec-ch-ua-mobile': field('sec-ch-ua-mobile'),
    },
  }
}

/** The request of a key, for making its answer once more. */
export function requestOfKey(key: string): StoredRequest {
  const parts = key.split(' ')
  const audience = parts[0]!.includes('://') ? everybody : parts.shift()!
  const [address = '', ...cookies] = parts
  const { origin } = new URL(address)
  return { key, audience, origin, path: address.slice(origin.length), cookies: cookies.join(' ') }
}

// As `withPublicUrl` (app/http/reading/request.server.ts) does for a demo without PUBLIC_URL.
const ownOrigin = (host: string, config: Pick<Config, 'host' | 'port'>) =>
  `http://${isLoopback(host) ? host : `${config.host}:${config.port}`}`

/** Spellings of addresses that were asked for; sorting a query takes a fifth of an answer from memory. */
const spellings = new LRUCache<string, { path: string | null }>({ max: 5_000 })

function spelling(url: string): string | null {
  const known = spellings.get(url) ?? { path: canonical(url) }
  spellings.set(url, known)
  return known.path
}

/** Path and sorted query. Null for an address that is not stored: a coupon's link, a caller who names a session or an account. */
function canonical(url: string): string | null {
  // Absolute addresses and those with escapes in the path have one spelling each; the others are answered as before.
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('#')) return null
  const at = url.indexOf('?')
  if (at === -1) return url
  const query = new URLSearchParams(url.slice(at + 1))
  for (const name of ['kupon', 'uid', 'session_id', '_routes']) if (query.has(name)) return null
  // The API refuses parameters that it does not know, these too.
  const isPage = !url.startsWith('/api/')
  const way = Array.from(query.keys()).filter((name) => isPage && aboutTheWay.test(name))
  for (const name of way) query.delete(name)
  if (query.size === 0) return url.slice(0, at)
  query.sort()
  return `${url.slice(0, at)}?${query}`
}

/** The cookies of an account, over http and https. */
const ofAccount = [userCookieName(false), userCookieName(true)]

const isOneOf = (values: readonly string[], usual: string) => (value: string) =>
  value !== usual && values.includes(value)
/** The choices, in the order of the key, each with the test of a value that is not the usual one. */
const choices: [name: string, isChosen: (value: string) => boolean][] = [
  ['theme', isOneOf(themes, 'auto')],
  ['density', isOneOf(densities, 'comfortable')],
  ['sortBy', isOneOf(sorts, 'onerilen')],
  ['kdv', isOneOf(['gross'], 'net')],
  ['intro', isOneOf(['hidden'], '')],
]
const ofApi = choices.filter(([name]) => name === 'kdv')

/** The first value of each cookie, as for the rest of the shop. */
function cookiesIn(header: string): Map<string, string> {
  const given = new Map<string, string>()
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at > 0 && !given.has(name)) given.set(name, part.slice(at + 1).trim())
  }
  return given
}

type Given = Map<string, string>

/** The audience of a request with cookies; null when its answer is its own. Calls with an account are answered each time. */
function audienceIn(
  given: Given,
  { path, origin }: { path: string; origin: string },
  audienceOf: (cookie: string) => string | null,
): string | null {
  const [name, other] = ofAccount.filter((name) => given.has(name))
  if (name === undefined) return everybody
  const isRight = other === undefined && name === userCookieName(origin.startsWith('https:'))
  return isRight && !path.startsWith('/api/') ? audienceOf(given.get(name)!) : null
}

function choicesOf(
  given: Given,
  { path, audience, headers }: { path: string; audience: string; headers: IncomingMessage['headers'] },
): string | null {
  if (given.size === 0) return ''
  const isApi = path.startsWith('/api/')
  // The call that starts a client tells where this visitor came from.
  if (isApi && given.has(referrerCookieName)) return null
  // The order of the address comes before the remembered one.
  if (/[?&]siralama=/.test(path)) given.delete('sortBy')
  const chosen = (isApi ? ofApi : choices).flatMap(([name, isChosen]) => {
    const value = given.get(name)
    return value !== undefined && isChosen(value) ? [`${name}=${value}`] : []
  })
  // Dealers have a usual list for each kind of device.
  if (isDealers(audience) && !isOneOf(densities, 'comfortable')(given.get('density') ?? ''))
    chosen.push(
      `density=${given.get('density') === 'comfortable' || isPhone(headers) ? 'comfortable' : 'compact'}`,
    )
  const answer = isApi ? null : readCookieChoice(given.get(cookieChoiceKey))
  if (answer) {
    const { kinds } = answer
    const asStored = {
      version: noticeVersion,
      choice: 'custom',
      kinds: kinds.toSorted(),
      time: noTime,
    } as const
    chosen.push(`${cookieChoiceKey}=${writeCookieChoice(asStored)}`)
  }
  return chosen.join('; ')
}
