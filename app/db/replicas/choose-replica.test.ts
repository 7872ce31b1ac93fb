import { expect, test } from 'vitest'
import { chooseReplica } from './replica.server'

const replica = (name: string, replayed: bigint, isUsable = true) => ({ name, replayed, isUsable })

test('any replica that has what is needed is read from', () => {
  const replicas = [replica('a', 10n), replica('b', 20n), replica('c', 30n)]
  const chosen = [0, 0.49, 0.5, 0.99].map((number) => chooseReplica(replicas, 20n, () => number)?.name)
  expect(chosen).toEqual(['b', 'b', 'c', 'c'])
})

test('when none has it, the one that is furthest is waited for', () => {
  expect(chooseReplica([replica('a', 10n), replica('b', 30n), replica('c', 20n)], 40n)?.name).toBe('b')
})

test('a replica that is left out is never read from', () => {
  expect(chooseReplica([replica('a', 10n), replica('b', 30n, false)], 20n)?.name).toBe('a')
  expect(chooseReplica([replica('a', 30n, false)], 20n)).toBeNull()
  expect(chooseReplica([], 0n)).toBeNull()
})
