// @module-tag once
import { describe, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { saveSettings } from '~/features/settings/settings.server'
import { largePage } from '~/page-policies'
import { maxFields } from '~/http/reading/body-fields.server'
import { maxBodyBytes } from '~/http/reading/body-limit.server'
import { pathsWithForms } from '~/testing/access/forms-of'
import { dataAddress, routePaths } from '~/testing/pages/addresses'
import { type DocumentedCall, readApiDocument } from '~/testing/api/api-document'
import type { Browser } from '~/testing/browser'
import { callerOf } from '~/testing/api/callers'
import { isFullTest } from '~/testing/full-test'
import { idOf, pageRoutes, pathOf } from '~/testing/pages/routes'
import { goodsInStock, putIntoBasket } from '~/testing/guest'
import { bodiesOf, forms, queriesOf, type Shape } from '~/testing/pages/hostile-shapes'
import { unlimited } from '~/testing/limits'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// Promise L43: work may grow with the size of the input, but slowly and at most in proportion. Every form, endpoint and
// page gets the worst input of a few kilobytes and of many.
const shop = await openTestShop()
await transaction(shop.db, (db) => saveSettings(db, unlimited))
const [goods] = await goodsInStock(shop.db, 1)
const { browser: member } = await openMember(shop)
await putIntoBasket(member, goods!)
const document = await readApiDocument(member)

const kilobyte = 1024
const small = 16 * kilobyte
const large = maxBodyBytes - 8 * kilobyte
/**
 * Milliseconds of processor time that one more kilobyte may cost. Reading, counting and refusing it costs 0.02; the most
 * expensive accepted input, JSON of 10,000 values, 0.07. A form of 250,000 fields cost 1.4 before fields were counted.
 */
const mostPerKilobyte = 0.2
/** The fixed cost of an answer: a page is rendered within it on a slow machine. */
const mostBesides = 60
/** For addresses: router, page and filters read them, and they have 15 KB at most. */
const mostPerKilobyteOfAddress = 2

type Ask = { method?: string; path: string; body?: string; headers?: Record<string, string> }

/** Processor time of an answer in ms: the least of up to twelve tries, as the machine also does other work. */
async function costOf(asker: Browser, ask: Ask, enough: number): Promise<number> {
  const { path, method = ask.body === undefined ? 'GET' : 'POST', body, headers } = ask
  let least = Infinity
  for (let tries = 0; tries < 12 && least > enough; tries++) {
    const before = process.cpuUsage()
    const response = await asker.send(path, { method, body, headers })
    await response.arrayBuffer()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
    // The page /error itself answers with an error status.
    if (!path.startsWith('/error')) expect(response.status, path.slice(0, 80)).toBeLessThan(500)
  }
  return least
}

/** Faults of one endpoint: shapes that cost too much, or more than in proportion to their size. */
async function faultsOf(
  asker: Browser,
  { method, path }: { method: string; path: string },
  shapes: readonly Shape[],
): Promise<string[]> {
  const faults: string[] = []
  for (const { name, make } of shapes) {
    const [few, many] = [make(small), make(large)]
    const ask = ({ body, type }: typeof few) => ({
      method,
      path,
      body,
      headers: { 'content-type': type, accept: 'text/html', 'idempotency-key': crypto.randomUUID() },
    })
    const most = mostBesides + (mostPerKilobyte * large) / kilobyte
    const dear = await costOf(asker, ask(many), mostBesides)
    const cheap = dear > mostBesides ? await costOf(asker, ask(few), 0) : 0
    const perKilobyte = (dear - cheap) / ((large - small) / kilobyte)
    if (dear > most || (cheap > 0 && perKilobyte > mostPerKilobyte))
      faults.push(
        `${name}: ${dear.toFixed(0)} ms, ${cheap.toFixed(0)} ms, ${perKilobyte.toFixed(2)} ms a kilobyte`,
      )
  }
  return faults
}

const filled = (path: string) =>
  path
    .replace(':code', 'YOKYOKYOKYOK')
    .replace(/:part|:paper/, 'x')
    .replace(/:id\??|:link\/?/g, '1')
    .replace('*', goods!.link)

const formPaths = pathsWithForms.map(filled)
/** The routes of the test bank; those of other providers use the same parser. */
const banks = ['/3dpayment', '/odeme/bildirim/test']

let turn = 0

/** Some of the shapes, others for the next endpoint; in the full test all. */
function someOf(shapes: readonly Shape[], each = 3): readonly Shape[] {
  turn += 1
  return isFullTest ? shapes : shapes.filter((_, i) => (i + turn) % each === 0)
}

/** Most fields of a form at an address: those that its page declares, or the usual ones. */
const mostFieldsAt = (path: string) => {
  const page = pageRoutes.find((route) => filled(pathOf(route)) === path.replace(/\.data$/, ''))
  return (page && largePage(idOf(page))?.fields) ?? maxFields
}

describe('a form', () => {
  test.each([...formPaths, '/sepetim.data', ...(isFullTest ? formPaths.map(dataAddress) : [])])(
    'for %s',
    async (path) => {
      expect(await faultsOf(member, { method: 'POST', path }, someOf(forms))).toEqual([])
    },
  )

  test.each(banks)('for the bank at %s', async (path) => {
    const shapes = someOf([...forms, ...bodiesOf(undefined)], 2)
    expect(await faultsOf(member, { method: 'POST', path }, shapes)).toEqual([])
  })

  test.each([...formPaths, ...formPaths.map(dataAddress), ...banks])(
    'of too many fields is refused at %s',
    async (path) => {
      const most = mostFieldsAt(path)
      const send = async (count: number) => {
        const body = new URLSearchParams(Array.from({ length: count }, (_, i) => [`k${i}`, '']))
        const answer = await member.send(path, { method: 'POST', body, headers: { accept: 'text/html' } })
        return [answer.status, (await answer.text()).includes('alan gönderilebilir')]
      }
      expect(await send(most + 1)).toEqual([400, true])
      expect((await send(most))[1]).toBe(false)
    },
  )
})

const below = ({ path }: DocumentedCall) =>
  path
    .replace('{category}', 'deri-kordonlar')
    .replace('{group}', '13')
    .replace(/\{\w+\}/g, '1')

describe('a body', () => {
  test.each(document.calls.filter(({ method }) => method !== 'GET'))('for $name', async (call) => {
    const asker = await callerOf(shop, call)
    const schema = call.requestBody?.content['application/json'].schema
    const shapes = [...someOf(bodiesOf(undefined)), ...bodiesOf(schema).slice(bodiesOf(undefined).length)]
    expect(await faultsOf(asker, { method: call.method, path: below(call) }, shapes)).toEqual([])
  })
})

/** Names of parameters that pages read from their addresses. */
const ofPages = [
  'q',
  'sayfa',
  'goster',
  'siralama',
  'renk',
  'fiyat-min',
  'kategori',
  'kod',
  'imza',
  'donus',
  'code',
]

async function faultsOfQueries(asker: Browser, path: string, names: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  const most = mostBesides + 15 * mostPerKilobyteOfAddress
  const queries = queriesOf(names, 15 * kilobyte)
  turn += 1
  for (const query of isFullTest ? queries : queries.filter((_, i) => i > 2 || i === turn % 3)) {
    const cost = await costOf(asker, { path: `${path}?${query}`, headers: { accept: 'text/html' } }, most)
    if (cost > most) faults.push(`${query.slice(0, 40)}: ${cost.toFixed(0)} ms`)
  }
  return faults
}

describe('an address', () => {
  test.each(document.calls.filter(({ method }) => method === 'GET'))('for $name', async (call) => {
    const names = call.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    expect(await faultsOfQueries(await callerOf(shop, call), below(call), names)).toEqual([])
  })

  test.each(routePaths.map(filled))('for the page %s', async (path) => {
    expect(await faultsOfQueries(member, path, ofPages)).toEqual([])
  })
})

test.each([
  ['cookie', 'a=1; '],
  ['cookie', 'sessionId=%F0'],
  ['accept-language', 'tr;q=0.1,'],
  ['accept', 'text/html;q=0.1,'],
  ['accept-encoding', 'br;q=0.1,'],
  ['if-none-match', 'W/"x",'],
  ['x-forwarded-for', '1.1.1.1,'],
  ['user-agent', 'Mozilla/5.0 ('],
  ['authorization', 'Bearer '],
  ['content-type', 'a;b=c;'],
])('a long %s of %s', async (name, part) => {
  for (const path of ['/', '/sepetim', '/api/site/product-list', '/api/site/user', '/healthz']) {
    const headers = { accept: 'text/html', [name]: part.repeat((15 * kilobyte) / part.length) }
    const most = mostBesides + 15 * mostPerKilobyteOfAddress
    expect(await costOf(member, { path, headers }, most), path).toBeLessThan(most)
  }
})
