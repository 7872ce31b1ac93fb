import { expect, test } from 'vitest'
import { newAddress, oldAddress } from './redirects'

test.each([
  ['/Eski-Kordon/', '/eski-kordon'],
  ['https://eski.example/urun/123-deri.html', '/urun/123-deri.html'],
  ['/urun.php?id=5', '/urun.php?id=5'],
  ['/k%C4%B1rm%C4%B1z%C4%B1', '/kırmızı'],
  ['/kırmızı', '/kırmızı'],
  ['/', null],
  ['eski', null],
  ['//kotu.example', null],
  ['/%', null],
  ['/a%00b', null],
  ['javascript:alert(1)', null],
  [`/${'a'.repeat(500)}`, null],
])('the old address %j is stored as %j', (given, stored) => {
  expect(oldAddress(given)).toBe(stored)
})

test.each([
  ['/deri-kordonlar', '/deri-kordonlar'],
  ['/category/list?sayfa=2#urunler', '/category/list?sayfa=2'],
  ['/', '/'],
  ['https://kotu.example/', null],
  ['//kotu.example', null],
  ['/\\kotu.example', null],
  ['/\t/kotu.example', null],
  ['yeni', null],
])('the new address %j becomes %j', (given, stored) => {
  expect(newAddress(given)).toBe(stored)
})
