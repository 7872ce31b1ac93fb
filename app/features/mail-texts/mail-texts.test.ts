import { describe, expect, test } from 'vitest'
import { findMistake, mailTextKeys, placeholdersOf, usualWords, wordsFrom } from './mail-texts'
import { usual } from './usual.text'

describe('the words of an email', () => {
  test('are the usual ones until staff write others', () => {
    expect(usualWords('news-shipped', { sipariş: 'K7RM', kargo: 'Hızlı Kargo' })).toEqual({
      subject: 'Siparişiniz kargoda: K7RM',
      paragraphs: ['Paketiniz Hızlı Kargo ile yola çıktı.'],
    })
    const words = wordsFrom({
      'news-shipped': { subject: 'Yolda: {sipariş}', body: 'Bir.\n\n \n\nİki {ad}.' },
    })
    expect(words('news-shipped', { sipariş: 'K7RM', ad: 'İpek' })).toEqual({
      subject: 'Yolda: K7RM',
      paragraphs: ['Bir.', 'İki İpek.'],
    })
    expect(words('news-paid', { sipariş: 'K7RM' }).subject).toBe('Ödemeniz alındı: K7RM')
  })

  test('take a value as it is, also one that looks like a placeholder', () => {
    const words = wordsFrom({ 'news-paid': { subject: '{ad}', body: '{ad}' } })
    expect(words('news-paid', { ad: '{toplam} $& <b>', toplam: '1' })).toEqual({
      subject: '{toplam} $& <b>',
      paragraphs: ['{toplam} $& <b>'],
    })
    expect(words('news-paid', { ad: 'a\nBcc: b' }).subject).toBe('a Bcc: b')
  })

  test.each(mailTextKeys)('of %s are right themselves', (key) => {
    expect(findMistake(key, usual[key])).toBeNull()
    expect(new Set(placeholdersOf(key)).size).toBe(placeholdersOf(key).length)
  })

  test('with a mistake are refused', () => {
    const body = 'Merhaba.'
    expect(findMistake('news-paid', { subject: '', body })).toEqual({
      field: 'subject',
      code: 'subject_empty',
    })
    expect(findMistake('news-paid', { subject: 'a', body: '' })).toEqual({
      field: 'body',
      code: 'body_empty',
    })
    expect(findMistake('news-cancelled', { subject: 'a', body: '' })).toBeNull()
    expect(findMistake('news-paid', { subject: 'a', body: 'a'.repeat(3_001) })).toEqual({
      field: 'body',
      code: 'too_long',
    })
    expect(findMistake('news-paid', { subject: '{sipariş', body })).toEqual({
      field: 'subject',
      code: 'brace',
    })
    expect(findMistake('news-paid', { subject: '{siparis}', body })).toEqual({
      field: 'subject',
      code: 'unknown',
      name: 'siparis',
    })
    expect(findMistake('news-paid', { subject: '{kargo}', body })).toEqual({
      field: 'subject',
      code: 'unknown',
      name: 'kargo',
    })
    expect(findMistake('news-transfer-due', { subject: '{son gün}', body })).toEqual({
      field: 'body',
      code: 'missing',
      name: 'son gün',
    })
  })
})
