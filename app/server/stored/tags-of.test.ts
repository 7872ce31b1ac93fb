import { expect, test } from 'vitest'
import { readStoredChange } from '~/db/stored-change.server'
import { newForStore, showsGoods, showsNoGoods, tagsFor } from '~/http/stored/for-store.server'
import { tagsOf } from './tags-of.server'

const tagsOfMessage = (message: string) => tagsOf(readStoredChange(message))

test('a message names the tags of the answers that it makes out of date', () => {
  expect(tagsOfMessage('all')).toBeNull()
  expect(tagsOfMessage('goods')).toEqual(['goods'])
  expect(tagsOfMessage('stock 12,15 12 0,7')).toEqual([
    'stock',
    'amount 12',
    'amount 15',
    'card 12',
    'category 0',
    'category 7',
  ])
  expect(tagsOfMessage('stock 3 - -')).toEqual(['stock', 'amount 3'])
})

test('a message that this build does not know counts as a change to everything', () => {
  for (const message of ['', 'prices 4', 'stock', 'stock 1', 'stock 1 2', 'Goods', 'stocks 1 - -'])
    expect(tagsOfMessage(message), message).toBeNull()
})

const maker = { audience: 'everybody', nonce: '', nameOf: () => '' }
const drops = (message: string, tags: ReadonlySet<string>) =>
  tagsOfMessage(message)?.some((tag) => tags.has(tag)) ?? true

test('an answer is dropped by what it shows, and by every change to goods when it has said nothing', () => {
  const product = newForStore(maker)
  showsGoods(product, { amounts: [12], cards: [15, 16] })
  const list = newForStore(maker)
  showsGoods(list, { categories: [7], cards: [15] })
  const text = newForStore(maker)
  showsNoGoods(text)
  const both = newForStore(maker)
  showsGoods(both, { cards: [3] })
  showsNoGoods(both)
  const silent = newForStore(maker)
  const dropped = (message: string) =>
    [product, list, text, both, silent].map((facts) => drops(message, tagsFor(facts)))
  expect(dropped('all')).toEqual([true, true, true, true, true])
  expect(dropped('goods')).toEqual([true, true, false, true, true])
  expect(dropped('stock 12 - -')).toEqual([true, false, false, false, true])
  expect(dropped('stock 15 15 -')).toEqual([true, true, false, false, true])
  expect(dropped('stock 99 99 7')).toEqual([false, true, false, false, true])
  expect(dropped('stock 3 3 0')).toEqual([false, false, false, true, true])
})
