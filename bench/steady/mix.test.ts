import { expect, test } from 'vitest'
import { words } from '../report/words'
import { closedLoop, type Kind, openLoop } from './mix'

const mix: Kind[] = [
  { kind: 'often', name: words('sık', 'often'), share: 3, paths: ['/a', '/b'] },
  { kind: 'seldom', name: words('seyrek', 'seldom'), share: 1, paths: ['/c'], body: '{}' },
]

test('as many requests as are answered: kinds take turns by their shares, and paths in turn', () => {
  const targets = closedLoop(mix, 'http://127.0.0.1:1')
  const first = targets.slice(0, 8)
  expect(first.filter(({ path }) => path === '/c')).toHaveLength(2)
  expect(first.slice(0, 4).filter(({ path }) => path === '/c')).toHaveLength(1)
  expect(first.flatMap(({ path }) => (path === '/c' ? [] : [path]))).toEqual([
    '/a',
    '/b',
    '/a',
    '/b',
    '/a',
    '/b',
  ])
  expect(targets.find(({ path }) => path === '/c')).toMatchObject({ method: 'POST', body: '{}' })
})

test('at a fixed pace: each kind has its share of all requests, and not all begin together', () => {
  const streams = openLoop(mix, 'http://127.0.0.1:1', { perSecond: 100, seconds: 2 })
  expect(streams.map(({ kind, perSecond }) => [kind, perSecond])).toEqual([
    ['often', 75],
    ['seldom', 25],
  ])
  expect(new Set(streams.map(({ from }) => from)).size).toBe(2)
  expect(streams[1]!.headers![0]).toHaveProperty('origin')
  expect(streams.every(({ until }) => until === 2_000)).toBe(true)
})
