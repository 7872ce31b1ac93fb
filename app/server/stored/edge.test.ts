import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.server'
import { openEdgeHeads, openPurge } from './edge.server'

const log = createLog('silent')
let told: { tags: string[]; header: unknown; method: string | undefined }[] = []
/** Statuses of the cache's next answers; 200 afterwards. */
let answers: number[] = []
const edge = createServer((request, response) => {
  void json(request).then((body) => {
    told.push({
      ...(body as { tags: string[] }),
      header: request.headers['surrogate-key'],
      method: request.method,
    })
    response.writeHead(answers.shift() ?? 200).end()
  })
})
await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(edge.address() as AddressInfo).port}/purge`
afterAll(() => void edge.close())
beforeEach(() => void ((told = []), (answers = [])))

const open = (times: Parameters<typeof openPurge>[2] = {}) => {
  const purge = openPurge(url, log, { together: 20, again: 600_000, tries: [0, 5, 5], ...times })
  onTestFinished(() => purge.stop())
  return purge
}
const tagsTold = () => told.map(({ tags }) => tags)

test('an answer names its tags, and how long a cache in front may keep it', () => {
  const guest = { audience: 'everybody', cookies: '' }
  const heads = openEdgeHeads(true)
  expect(heads.tags(guest, new Set(['goods', 'card 12']))).toEqual([
    ['surrogate-key', 'all goods card-12'],
    ['cache-tag', 'all,goods,card-12'],
  ])
  const age = (ms: number) => heads.age(guest, { until: performance.now() + ms })
  expect(age(599_900)).toEqual(['surrogate-control', 'max-age=599', 'cdn-cache-control', 'max-age=599'])
  expect(age(-1)[1]).toBe('max-age=0')
  const others = [heads, openEdgeHeads(false)].flatMap((heads, off) =>
    [guest, { ...guest, cookies: 'theme=dark' }, { audience: 'retail.owner.1', cookies: '' }]
      .slice(off ? 0 : 1)
      .flatMap((asked) => [
        ...heads.tags(asked, new Set(['goods'])),
        ...heads.age(asked, { until: Infinity }),
      ]),
  )
  expect(others).toEqual([])
})

test('drops that come together are one request', async () => {
  const purge = open()
  purge.drop(['stock', 'card 12'])
  purge.drop(['stock', 'amount 3'])
  await expect
    .poll(() => told)
    .toEqual([{ tags: ['stock', 'card-12', 'amount-3'], header: 'stock card-12 amount-3', method: 'POST' }])
  purge.drop(['goods'])
  await expect.poll(tagsTold).toEqual([['stock', 'card-12', 'amount-3'], ['goods']])
})

test('everything, and more tags than a header holds, are one word', async () => {
  const purge = open()
  purge.drop(['card 1'])
  purge.drop(null)
  purge.drop(['card 2'])
  await expect.poll(tagsTold).toEqual([['all']])
  purge.drop(Array.from({ length: 501 }, (_, i) => `card ${i}`))
  await expect.poll(tagsTold).toEqual([['all'], ['all']])
})

test('a refused request is sent again, and after the last try everything is dropped', async () => {
  const purge = open()
  answers = [503, 500]
  purge.drop(['card 1'])
  await expect.poll(tagsTold).toEqual([['card-1'], ['card-1'], ['card-1']])
  answers = [503, 503, 503]
  purge.drop(['card 2'])
  await expect.poll(tagsTold).toEqual([1, 1, 1, 2, 2, 2, 0].map((n) => [n === 0 ? 'all' : `card-${n}`]))
})

test('a drop is sent once more, for answers that were on their way', async () => {
  const purge = open({ again: 30 })
  purge.drop(['card 1'])
  await expect.poll(tagsTold).toEqual([['card-1'], ['card-1']])
})
