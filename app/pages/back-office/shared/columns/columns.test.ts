import { describe, expect, test } from 'vitest'
import { keepAddressShort, shownColumns } from './columns'

const columns = [
  { key: 'kod', shown: 'always' },
  { key: 'tarih', shown: 'usual' },
  { key: 'telefon' },
  { key: 'tutar', shown: 'usual' },
] as const
const shown = (query: string) =>
  shownColumns(new URLSearchParams(query), columns)
    .map(({ key }) => key)
    .join()

describe('the columns of an address', () => {
  test('are the usual ones when it names none', () => {
    expect(['', 'sutun=', 'sutun=yok,baska', 'q=telefon'].map(shown)).toEqual(
      Array(4).fill('kod,tarih,tutar'),
    )
  })

  test('are those that it names, in the order of the list, with the one that names the record', () => {
    expect(shown('sutun=tutar,telefon')).toBe('kod,telefon,tutar')
    expect(shown('sutun=tutar&sutun=telefon')).toBe('kod,telefon,tutar')
    expect(shown('sutun=kod')).toBe('kod')
    expect(shown('sutun=yok,telefon')).toBe('kod,telefon')
  })
})

describe('the address of the form of columns', () => {
  const shortOf = (query: string) => {
    try {
      keepAddressShort(new URL(`https://magaza.example/liste?${query}`), columns)
      return null
    } catch (answer) {
      return (answer as Response).headers.get('location')
    }
  }

  test('becomes short and keeps its other parameters', () => {
    expect(shortOf('q=a&sutun=kod&sutun=telefon&sira=tutar-')).toBe(
      '/liste?q=a&sutun=kod%2Ctelefon&sira=tutar-',
    )
    expect(shortOf('sutun=kod,telefon')).toBe(null)
  })

  test('names no columns when they are the usual ones', () => {
    expect(shortOf('q=a&sutun=kod&sutun=tarih&sutun=tutar')).toBe('/liste?q=a')
    expect(shortOf('sutun=kod&sutun=tarih&sutun=tutar')).toBe('/liste')
  })
})
