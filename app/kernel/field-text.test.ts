import { expect, test } from 'vitest'
import { fieldSentence } from './field-text'

const name = { empty: 'Adınızı yazın.', wrong: 'Ad 2 ile 60 karakter arasında olmalıdır.' }

test.each([undefined, null, '', '  \n'])('an empty value (%j) is reported as missing', (typed) => {
  expect(fieldSentence(name, typed)).toBe(name.empty)
})

test('a wrong value gets the reason it is wrong', () => {
  expect(fieldSentence(name, 'A')).toBe(name.wrong)
  expect(fieldSentence(name, true)).toBe(name.wrong)
  expect(fieldSentence('İl seçin.', '')).toBe('İl seçin.')
})
