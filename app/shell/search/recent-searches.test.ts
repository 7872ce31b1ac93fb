import { expect, test } from 'vitest'
import { recentSearches, rememberSearch } from './recent-searches'

function emptyKeys() {
  const all = new Map<string, string>()
  return {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
  }
}

test('the latest search comes first, once, whatever its case in Turkish', () => {
  const keys = emptyKeys()
  for (const query of ['IŞIK', 'deri', 'ışık']) rememberSearch(keys, query)
  expect(recentSearches(keys)).toEqual(['ışık', 'deri'])
})

test('six searches are kept', () => {
  const keys = emptyKeys()
  for (let number = 1; number <= 9; number += 1) rememberSearch(keys, `arama ${number}`)
  expect(recentSearches(keys)).toEqual([9, 8, 7, 6, 5, 4].map((number) => `arama ${number}`))
})

test.each(['{', '{}', '[1,null]'])('%j in the key is ignored without an error', (value) => {
  const keys = emptyKeys()
  keys.setItem('recentSearches', value)
  expect(recentSearches(keys)).toEqual([])
})
