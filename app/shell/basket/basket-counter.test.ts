import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchBasketCounter } from './basket-counter'

const counts = (basket: number) => ({ favourites: 2, basket })
const answering = (body: object, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }))

afterEach(() => vi.restoreAllMocks())

describe('the basket counter', () => {
  test('is asked for by one small request, and its answer is stored', async () => {
    const ofPage = counts(0)
    const ask = answering({ data: { count: 3 } })
    await fetchBasketCounter(ofPage, ask)
    expect(ask).toHaveBeenCalledExactlyOnceWith('/api/shopping/get-basket-counter', expect.anything())
    // The stored count is above 0, so the next fetch is skipped.
    await fetchBasketCounter(ofPage, ask)
    expect(ask).toHaveBeenCalledOnce()
  })

  test('is not asked for while the page shows a count above 0', async () => {
    const ask = answering({ data: { count: 3 } })
    await fetchBasketCounter(counts(1), ask)
    expect(ask).not.toHaveBeenCalled()
  })

  test('is not asked for twice at the same time, and again after the answer', async () => {
    const answers: ((answer: Response) => void)[] = []
    const ask = vi.fn<typeof fetch>(() => new Promise((resolve) => answers.push(resolve)))
    const ofPage = counts(0)
    const first = fetchBasketCounter(ofPage, ask)
    await fetchBasketCounter(ofPage, ask)
    expect(ask).toHaveBeenCalledOnce()
    answers[0]!(new Response(JSON.stringify({ data: { count: 0 } })))
    await first
    const second = fetchBasketCounter(ofPage, ask)
    expect(ask).toHaveBeenCalledTimes(2)
    answers[1]!(new Response(JSON.stringify({ data: { count: 0 } })))
    await second
  })

  test.each([
    ['the shop cannot be reached', vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('offline')))],
    ['the shop answers with a problem', answering({ status: 503 }, 503)],
  ])('is only logged when %s, and asked for again later', async (_, ask) => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const ofPage = counts(0)
    await fetchBasketCounter(ofPage, ask)
    expect(log).toHaveBeenCalledOnce()
    await fetchBasketCounter(ofPage, ask)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
