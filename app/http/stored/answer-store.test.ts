import { describe, expect, test } from 'vitest'
import { AnswerStore, type Entry } from './answer-store.server'
import type { StoredAnswer } from './stored-answer.server'

const answerOf = (bytes: number): StoredAnswer => ({
  etag: 'W/"1"',
  unchanged: [],
  br: { bytes: Buffer.alloc(bytes), head: [] },
  gzip: { bytes: Buffer.alloc(0), head: [] },
  plainHead: [],
})
const entryOf = (tags: string[], more: Partial<Entry> & { bytes?: number } = {}): Entry => ({
  answer: answerOf(more.bytes ?? 10),
  tags: new Set(tags),
  madeAt: performance.now(),
  freshUntil: Infinity,
  until: Infinity,
  reads: 0,
  ...more,
})
const keep = (store: AnswerStore, key: string, entry: Entry | null) =>
  store.make(key, async () => ({ entry }))
const open = (maxBytes = 1_000_000) => new AnswerStore(maxBytes)

describe('a drop', () => {
  test('removes the answers with one of its tags and no others', async () => {
    const store = open()
    await keep(store, 'list', entryOf(['goods', 'card 1']))
    await keep(store, 'text', entryOf([]))
    store.drop(['card 2'])
    expect(store.get('list')).toBeDefined()
    store.drop(['card 2', 'card 1'])
    expect([store.get('list'), store.get('text')]).toEqual([undefined, expect.anything()])
    store.drop(null)
    expect(store.held.answers).toBe(0)
  })

  test('while an answer is made keeps it from being stored, but those who asked still get it', async () => {
    for (const [dropped, isStored] of [
      [['card 1'], false],
      [null, false],
      [['card 2'], true],
    ] as const) {
      const store = open()
      const { promise, resolve } = Promise.withResolvers<void>()
      const entry = entryOf(['card 1'])
      const made = store.make('page', async () => (await promise, { entry }))
      const other = store.underWay('page')
      store.drop(dropped && [...dropped])
      resolve()
      expect([(await made).entry, await other]).toEqual([entry, entry])
      expect(store.get('page') !== undefined, String(dropped)).toBe(isStored)
    }
  })

  test('before an answer is begun does not touch it', async () => {
    const store = open()
    store.drop(['card 1'])
    await keep(store, 'page', entryOf(['card 1']))
    expect(store.get('page')).toBeDefined()
  })

  test('that is forgotten among very many counts as one of everything', async () => {
    const store = open()
    const { promise, resolve } = Promise.withResolvers<void>()
    const made = store.make('page', async () => (await promise, { entry: entryOf(['card 1']) }))
    store.drop(['card 1'])
    for (let i = 0; i < 1_000; i++) store.drop(['card 2'])
    resolve()
    await made
    expect(store.get('page')).toBeUndefined()
  })
})

test('an answer under way is told once, and no longer when it has failed', async () => {
  const store = open()
  const failed = store.make('page', async (): Promise<{ entry: null }> => {
    throw new Error('no database')
  })
  const other = store.underWay('page')
  await expect(failed).rejects.toThrow('no database')
  expect([await other, store.underWay('page')]).toEqual([null, undefined])
})

test('the answers asked for least recently leave first, and the bound is kept', async () => {
  const store = open(100_000)
  for (let i = 0; i < 20; i++) {
    await keep(store, `page ${i}`, entryOf([`card ${i}`], { bytes: 20_000 }))
    store.get('page 0')
    expect(store.held.bytes).toBeLessThanOrEqual(100_000)
  }
  expect([...store.entries()].map(([key]) => key)).toEqual(['page 0', 'page 19', 'page 18', 'page 17'])
  await keep(store, 'huge', entryOf(['card 0'], { bytes: 200_000 }))
  expect(store.get('huge')).toBeUndefined()
})

test('tags of answers that have left, ended or been replaced are forgotten', async () => {
  const store = open(100_000)
  for (let i = 0; i < 50; i++) await keep(store, `page ${i}`, entryOf([`card ${i}`], { bytes: 20_000 }))
  expect(store.held).toMatchObject({ answers: 4, tags: 4 })
  await keep(store, 'page 49', entryOf(['card 1'], { bytes: 20_000 }))
  store.drop(['card 49'])
  expect(store.get('page 49')).toBeDefined()
  await keep(store, 'ended', entryOf(['card 2'], { until: performance.now() - 1 }))
  expect(store.get('ended')).toBeUndefined()
  const kept = store.get('page 49')!
  store.replace('page 49', kept.answer, answerOf(10))
  store.replace('page 48', kept.answer, answerOf(20))
  expect(store.get('page 49')).toMatchObject({ tags: new Set(['card 1']) })
  expect(store.peek('page 48')!.answer).not.toEqual(answerOf(20))
  store.forget('page 49')
  store.drop(null)
  expect(store.held).toEqual({ answers: 0, bytes: 0, tags: 0 })
})
