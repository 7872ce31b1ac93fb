import { expect, test } from 'vitest'
import { stagesOf } from './stages.mjs'

const namesOf = (isFull: boolean) => stagesOf(isFull).map(({ name }) => name)

test('the full test follows every link of the shop, and the short one does not', () => {
  expect(namesOf(true)).toContain('Bütün bağlantılar')
  expect(namesOf(false)).toEqual(namesOf(true).filter((name) => name !== 'Bütün bağlantılar'))
})

test('the specification is checked last, when every report exists', () => {
  for (const isFull of [false, true]) expect(namesOf(isFull).at(-1)).toBe('Şartname')
})
