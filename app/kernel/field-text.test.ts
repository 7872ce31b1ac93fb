import { expect, test } from 'vitest'
import { fieldSentence } from './field-text'

const name = { empty: 'Adınızı yazın.', wrong: 'Ad 2 ile 60 karakter arasında olmalıdır.' }

test.each([undefined, null, '', '  \n'])('nothing typed (%j) is asked for', (typed) => {
  expect(fieldSentence(name, typed)).toBe(name.empty)
})

test('what was typed is told what is wrong with it', () => {
  expect(fieldSentence(name, 'A')).toBe(name.wrong)
  expect(fieldSentence(name, true)).toBe(name.wrong)
  expect(fieldSentence('İl seçin.', '')).toBe('İl seçin.')
})
