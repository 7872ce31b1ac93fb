import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { OutOfPatience, patiently, waitAtMost } from '~/db/connection/patience.server'
import { Line, openLines } from './admission.server'

const here = new AbortController().signal

/** Whether the request has been let in by now. */
async function isIn(entering: Promise<unknown>): Promise<boolean> {
  return Promise.race([entering.then(() => true), pause(5).then(() => false)])
}

test('the number of places is limited, and a finished request frees its place once', async () => {
  const line = new Line({ places: 2, longest: 1_000, most: 10 })
  const leave = await line.enter(here)
  await line.enter(here)
  const [third, fourth] = [line.enter(here), line.enter(here)]
  expect([await isIn(third), await isIn(fourth)]).toEqual([false, false])
  leave()
  leave()
  expect([await isIn(third), await isIn(fourth)]).toEqual([true, false])
})

test('requests that arrive at once may all wait, up to the limit', async () => {
  const line = new Line({ places: 1, longest: 1, most: 100 })
  await line.enter(here)
  for (let number = 0; number < 100; number++) void line.enter(here)
  await expect(line.enter(here)).rejects.toMatchObject({
    status: 503,
    code: 'overloaded',
    headers: { 'retry-after': '5' },
  })
  expect(() => line.refuseWhenLong()).toThrow('overloaded')
})

test('a stalled queue admits no more requests than it can serve in time at its recent pace', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const line = new Line({ places: 1, longest: 1_000, most: 100 })
  const entering = Array.from({ length: 50 }, () => line.enter(here))
  // One every 100 ms.
  const serve = async (from: number, to: number) => {
    for (const one of entering.slice(from, to)) {
      const leave = await one
      vi.advanceTimersByTime(100)
      leave()
    }
  }
  await serve(0, 35)
  expect(() => line.refuseWhenLong()).toThrow('overloaded')
  await serve(35, 45)
  expect(() => line.refuseWhenLong()).not.toThrow()
})

test('a request whose client has left stops waiting, and one whose time is over is told', async () => {
  const line = new Line({ places: 1, longest: 1_000, most: 10 })
  const leave = await line.enter(here)
  const client = new AbortController()
  const leaving = line.enter(client.signal)
  const hurried = patiently(20, () => line.enter(here))
  const next = line.enter(here)
  client.abort()
  await expect(leaving).rejects.toThrow('overloaded')
  await expect(hurried).rejects.toThrow(OutOfPatience)
  leave()
  expect(await isIn(next)).toBe(true)
})

test('a request that waits for an outside service gives its place to others', async () => {
  const line = new Line({ places: 1, longest: 1_000, most: 10 })
  let answer = () => {}
  const asking = patiently(1_000, async () => {
    const leave = await line.enter(here)
    await waitAtMost(1_000, () => new Promise<void>((resolve) => (answer = resolve)))
    leave()
  })
  const second = line.enter(here)
  expect(await isIn(second)).toBe(true)
  answer()
  await asking
  const third = line.enter(here)
  expect(await isIn(third)).toBe(false)
  ;(await second)()
  expect(await isIn(third)).toBe(true)
})

test.each([
  ['/checkout/steps', true],
  ['/checkout/steps.data', true],
  ['/User/Login', true],
  ['/user/ikinci-adim', true],
  ['/3dpayment', true],
  ['/odeme/bildirim/iyzico', true],
  ['/odeme/6f2c', true],
  ['/siparis/A1/tesekkurler', true],
  ['/OrderManualPayment', true],
  ['/api/shopping/orders', true],
  ['/api/shopping/mp/order', true],
  ['/api/payment/complete-order-payment', true],
  ['/api/auth/sign-in', true],
  ['/api/orders/12', true],
  ['/', false],
  ['/sepetim', false],
  ['/deri-kordonlar', false],
  ['/odemeler-hakkinda', false],
  ['/api/products', false],
  ['/api/shopping/get-basket', false],
  ['/api/site/orders', false],
])('%s belongs to buying: %s', (path, isBuying) => {
  const lines = openLines()
  expect(lines.of(path) === lines.of('/checkout/steps')).toBe(isBuying)
})
