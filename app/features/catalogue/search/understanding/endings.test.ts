import { expect, test } from 'vitest'
import { stemsOf } from './endings'

const shown = (word: string) => stemsOf(word).map(({ text, exact }) => (exact ? `=${text}` : text))

test.each([
  ['kordonlar', 'kordon'],
  ['kordonlari', 'kordon'],
  ['kordonu', 'kordon'],
  ['kirmizilar', 'kirmizi'],
  ['kutusu', 'kutu'],
  ['kutusunu', 'kutu'],
  ['saati', 'saat'],
  ['rulolari', 'rulo'],
  ['bilekligi', 'bileklik'],
  ['kelebegi', 'kelebek'],
])('%s is also found as words that begin with %s', (word, stem) => {
  expect(shown(word)).toContain(stem)
})

test.each([
  ['silikonlu', '=silikon'],
  ['tokali', '=toka'],
  ['naylondan', '=naylon'],
  ['celikten', '=celik'],
  ['saatim', '=saat'],
  ['kordona', '=kordon'],
])('%s is also found as exactly the word %s', (word, stem) => {
  expect(shown(word)).toContain(stem)
})

test.each(['mavi', 'deri', 'sari', 'gri', 'haki', 'krem', 'siyah', 'silikon', 'naylon', 'bordo', 'metal'])(
  '%s has no ending',
  (word) => {
    expect(shown(word)).toEqual([])
  },
)

test.each([
  // "delik" would also begin "deliksiz", and "altin" is no "alt".
  ['delikli', ['delik', 'del']],
  ['altin', ['alt', 'al']],
  ['platin', ['plat']],
  ['kalin', ['kal', 'kali']],
])('%s is not cut to words that begin with something else', (word, never) => {
  for (const stem of never) expect(shown(word)).not.toContain(stem)
})

test.each(['22mm', 'dr1001', '8690000000074', 'g22'])('%s, with digits, has none', (word) => {
  expect(stemsOf(word)).toEqual([])
})
