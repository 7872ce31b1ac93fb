import { expect, test } from 'vitest'
import { isBannerLink } from './banners'

test.each([
  ['', 5],
  ['/', 5],
  ['/deri-kordonlar', 1],
  ['/category/list?genislik=20-mm#liste', 5],
  ['/çelik', 1],
  ['https://ornek.example/kampanya', 4],
  ['http://ornek.example', 4],
] as const)('a banner may lead to "%s" (type %i)', (link, type) => {
  expect(isBannerLink(link, type)).toBe(true)
})

test.each([
  ['deri-kordonlar', 1],
  ['//kotu.example', 5],
  ['/\\kotu.example', 5],
  ['/a\\b', 5],
  ['/a b', 5],
  ['/a\nb', 5],
  ['https://ornek.example', 5],
  ['javascript:alert(1)', 5],
  ['javascript:alert(1)', 4],
  ['JaVaScRiPt://ornek.example/%0aalert(1)', 4],
  ['data:text/html,x', 4],
  ['mailto:a@ornek.example', 4],
  ['https://', 4],
  ['https://banka.example@kotu.example/', 4],
  ['/deri-kordonlar', 4],
  ['', 4],
] as const)('a banner never leads to "%s" (type %i)', (link, type) => {
  expect(isBannerLink(link, type)).toBe(false)
})
