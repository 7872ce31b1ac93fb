import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { type DocumentedCall, readApiDocument } from '~/testing/api-document'
import { sampleFacts, sampleOf } from '~/testing/api-samples'
import { callsOf, type MadeCall } from '~/testing/call-arbitrary'
import { accountBodies, knownValues, packageGoods, spareRecords } from '~/testing/fuzz-known'
import { fuzz } from '~/testing/fuzz-settings'
import type { Browser } from '~/testing/browser'
import { callerOf } from '~/testing/callers'
import { goodsInStock } from '~/testing/guest'
import { memberPassword, openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// Every call of the document, also those added tomorrow, asked by a guest, a member and an admin in ways that its schemas
// allow and in ways they do not.
const shop = await openTestShop()
const document = await readApiDocument(shop.browser())
const facts = await sampleFacts(shop.db)
// Hundreds of orders are placed.
await shop.database.pool.query('update stock_balances set on_hand = on_hand + 1000000 where on_hand > 0')
const goods = await goodsInStock(shop.db, 12, 40)
const packages = await packageGoods(shop.db)
const staff = (await openStaff(shop, 'admin')).browser
const someone = await openMember(shop)
const account = { email: someone.email, password: memberPassword }
const records = { ...(await spareRecords(staff, facts)), ...accountBodies(account) }
const callerAs = async (kind: 'guest' | 'member' | 'staff', browser: Browser) => {
  await browser.api('/auth/sign-in', account)
  return { kind, browser, known: await knownValues(shop.db, browser, facts, goods, records) }
}
const guest = await callerAs('guest', shop.browser())
const member = await callerAs('member', someone.browser)
const admin = await callerAs('staff', staff)
const callers = [guest, member, admin]
type Caller = (typeof callers)[number]

const { seed, budget, leastRuns } = fuzz
const share = budget / document.calls.length
/** What was answered last, to tell when a good call is refused. */
let told: unknown
const seen = new Map<string, { good: number; bad: number }>()
// What the staff changes is what the others ask for: it comes last.
const byStaff = ({ 'x-policy': policy }: DocumentedCall) =>
  typeof policy === 'object' && policy.members === undefined
const isOfOrders = ({ path }: DocumentedCall) => path.startsWith('/api/orders')
const ordersFirst = (a: DocumentedCall, b: DocumentedCall) => Number(isOfOrders(b)) - Number(isOfOrders(a))
const removes = ({ method }: DocumentedCall) => method === 'DELETE'
const calls = [
  ...document.calls.filter((call) => !byStaff(call)),
  // Orders need the places and carriers that the staff changes later.
  ...document.calls.filter((call) => byStaff(call) && !removes(call)).toSorted(ordersFirst),
  // What belongs to a record goes before the record.
  ...document.calls
    .filter((call) => byStaff(call) && removes(call))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
]

process.stdout.write(`FUZZ_SEED=${seed}\n`)

describe('calls asked at random', () => {
  // Whatever the calls before have done, there is something to change and to order.
  beforeEach(async () => {
    for (const { browser } of [guest, member]) {
      await browser.api('/add-to-basket', { ...facts.line, amount: 1 })
      for (const { productId: product_id, variantId: product_variant_id, size: amount } of packages)
        await browser.api('/add-to-basket', { product_id, product_variant_id, amount })
    }
  })

  test.each(calls.map((call) => ({ call, name: call.name })))(
    '$name never fails, answers what it declares, refuses as it lists',
    async ({ call }) => {
      // Once well: a call that is only ever refused has not been tried.
      const first = callers.find((caller) => mayCall(call, caller))!
      // Of the members dealers alone have an account to pay onto.
      const well = call.path.endsWith('/mp/business-partner')
        ? { ...first, browser: await callerOf(shop, call) }
        : first
      const { body, headers = {}, ...sample } = await sampleOf(call.name, facts, well.browser)
      const sent = { 'content-type': 'application/json', ...headers }
      await expectDeclared(call, well, {
        ...sample,
        body: body && JSON.stringify(body),
        headers: body ? sent : {},
      })
      expect(seen.get(call.name), JSON.stringify({ sample, body, told })).toMatchObject({ good: 1 })
      const made = callers.map((caller) => ({
        weight: mayCall(call, caller) ? 4 : 1,
        arbitrary: callsOf(call, document.document.components.schemas, caller.known).map((one) => ({
          caller,
          made: one,
        })),
      }))
      const asked = fc.asyncProperty(fc.oneof(...made), ({ caller, made }) =>
        expectDeclared(call, caller, made),
      )
      await fc.assert(asked, { seed, numRuns: leastRuns })
      // And as many more as there is time for.
      const rest = { interruptAfterTimeLimit: share, markInterruptAsFailure: false }
      const more = await fc.check(asked, { seed: seed + 1, numRuns: 100_000, ...rest })
      // On a busy machine there may be no time for even one.
      if (more.failed && more.numRuns > 0) throw new Error(fc.defaultReportMessage(more))
    },
    share + 60_000,
  )

  test('are answered and refused alike', () => {
    const counts = [...seen.values()]
    const sum = (kind: 'good' | 'bad') => counts.reduce((all, one) => all + one[kind], 0)
    process.stdout.write(`${sum('good')} answers, ${sum('bad')} refusals\n`)
    expect(Math.min(sum('good'), sum('bad'))).toBeGreaterThan((sum('good') + sum('bad')) / 10)
  })
})

function mayCall({ 'x-policy': policy }: DocumentedCall, { kind }: Caller): boolean {
  if (typeof policy === 'object') return kind === 'staff' || (kind === 'member' && policy.members === 'own')
  return policy === 'anyone' || kind === 'member'
}

async function expectDeclared(
  call: DocumentedCall,
  caller: Caller,
  { method, path, body, headers }: MadeCall,
): Promise<void> {
  const { name } = call
  const answer = await caller.browser.api(path, body, { method, headers })
  told = answer.body
  const counts = seen.get(name) ?? { good: 0, bad: 0 }
  seen.set(name, counts)
  if (answer.status === 304) return
  if (answer.status === 200) {
    expect(mayCall(call, caller), `${caller.kind} may call ${name}`).toBe(true)
    counts.good++
    document.expectAnswer(name, answer.body)
  } else {
    counts.bad++
    if (answer.status >= 500)
      throw new Error(`${answer.status}: ${shop.lines.filter((line) => line.includes('"err"')).at(-1)}`)
    document.expectFailure(name, answer.status, answer.body)
    expect(answer.response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  }
}
