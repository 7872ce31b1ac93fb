import { describe, expect, test } from 'vitest'
import type { Found, OrderAnswer, RowAnswer } from '../../quick-order/quick-order'
import { toFound } from '../../quick-order/quick-order'
import { offerOf } from '../../testing/offers'
import {
  changeRows,
  filled,
  joinLists,
  leftOver,
  noteOfRow,
  openRows,
  type Rows,
  type RowsAction,
  twinsOf,
} from './quick-order-rows'

const one = toFound({ status: 'one', offer: offerOf({ packageSize: 5 }) })
const after = (...actions: RowsAction[]) => actions.reduce(changeRows, openRows(null))
const type = (id: number, field: 'code' | 'packages', value: string): RowsAction => ({
  type: 'typed',
  id,
  field,
  value,
})
const shown = (rows: Rows) => filled(rows).map(({ code, packages }) => `${code} ${packages}`)
const typed = (code: string, packages = '1') => ({ code, packages, size: '' })

describe('the rows of a quick order', () => {
  test('end with an empty row to write into, up to 500', () => {
    const now = after({
      type: 'pasted',
      id: null,
      rows: Array.from({ length: 20 }, (_, i) => typed(`K-${i}`)),
    })
    expect([now.rows.length, now.rows.at(-1)!.code]).toEqual([21, ''])
    const full = after({
      type: 'pasted',
      id: null,
      rows: Array.from({ length: 600 }, (_, i) => typed(`K-${i}`)),
    })
    expect([full.rows.length, full.rows.at(-1)!.code]).toEqual([500, 'K-499'])
  })

  test('insert a pasted list at its place; later rows follow behind it', () => {
    const now = after(type(0, 'code', 'A'), type(1, 'code', 'B'), type(2, 'code', 'C'), {
      type: 'pasted',
      id: 1,
      rows: [typed('X'), typed('Y')],
    })
    expect(shown(now)).toEqual(['A ', 'X 1', 'Y 1', 'C '])
  })

  test('return the rows that exceed a nearly full sheet, wherever they were pasted', () => {
    const rows = Array.from({ length: 499 }, (_, i) => typed(`K-${i}`))
    const now = after({ type: 'pasted', id: null, rows })
    const list = { rows: [typed('X'), typed('Y', '2'), typed('Z', '3')], rest: 'FAZLA;4' }
    // The last row is empty; pasting into the first one replaces it.
    for (const id of [null, now.rows.at(-1)!.id]) {
      expect(leftOver(now, id, list)).toBe('Y\t2\nZ\t3\nFAZLA;4')
      expect(shown(changeRows(now, { type: 'pasted', id, rows: list.rows })).at(-1)).toBe('X 1')
    }
    const into = now.rows[0]!.id
    expect(leftOver(now, into, list)).toBe('Z\t3\nFAZLA;4')
    const pasted = shown(changeRows(now, { type: 'pasted', id: into, rows: list.rows }))
    expect([pasted.length, ...pasted.slice(0, 3)]).toEqual([500, 'X 1', 'Y 2', 'K-1 1'])
  })

  test('that all fit leave no new list, and keep the list that waited before', () => {
    const left = leftOver(after(), 0, { rows: [typed('X')], rest: '' })
    expect([left, joinLists('FAZLA;1', left), joinLists('FAZLA;1', 'Y\t2')]).toEqual([
      '',
      'FAZLA;1',
      'FAZLA;1\nY\t2',
    ])
  })

  test('are looked up again when their code changes, and keep their amount', () => {
    const found = new Map<string, Found>([['A', one]])
    const now = after(type(0, 'code', 'A'), type(0, 'packages', '3'), { type: 'found', found })
    expect(now.rows[0]).toMatchObject({ found: one, size: '5', packages: '3' })
    expect(changeRows(now, type(0, 'code', 'AB')).rows[0]).toMatchObject({
      found: undefined,
      size: '',
      packages: '3',
    })
  })

  test('show no message before their code is looked up or their amount written', () => {
    const found = new Map<string, Found>([
      ['A', one],
      ['YOK', { status: 'unknown' }],
    ])
    const now = after(type(0, 'code', 'A'), type(1, 'code', 'YOK'))
    expect(now.rows.map(noteOfRow)).toEqual(now.rows.map(() => null))
    const known = changeRows(now, { type: 'found', found })
    expect(known.rows.map((row) => noteOfRow(row)?.field ?? null).slice(0, 3)).toEqual([null, 'code', null])
  })

  test('disappear when they are added; the others keep their reason until they are changed', () => {
    const now = after(type(0, 'code', 'A'), type(1, 'code', 'B'), type(2, 'code', 'C'))
    const answer = (kind: 'success' | 'danger', code: string): RowAnswer => ({
      row: typed(code),
      found: one,
      added: 0,
      note: { kind, field: 'packages', message: kind },
    })
    const told: OrderAnswer = {
      kind: 'warning',
      message: '',
      tried: true,
      rest: '',
      rows: [answer('success', 'A'), answer('danger', 'B'), answer('success', 'C')],
    }
    const left = changeRows(now, { type: 'answered', ids: [0, 1, 2], answer: told })
    expect(shown(left)).toEqual(['B '])
    expect(noteOfRow(left.rows[0]!)).toMatchObject({ message: 'danger' })
    const changed = changeRows(left, type(left.rows[0]!.id, 'packages', '2'))
    expect(noteOfRow(changed.rows[0]!)).toBeNull()
  })

  test('of one product refer to the first of them, because their amounts add up', () => {
    const found = new Map<string, Found>([['A', one]])
    const now = after(type(0, 'code', 'A'), type(1, 'code', 'B'), type(2, 'code', 'A'), {
      type: 'found',
      found,
    })
    expect([...twinsOf(now.rows)]).toEqual([[2, 1]])
  })

  test('that came straight from a list are added to the sheet when they were refused', () => {
    const answer: RowAnswer = {
      row: typed('YOK', '3'),
      found: { status: 'unknown' },
      added: 0,
      note: { kind: 'danger', field: 'code', message: 'yok' },
    }
    const told: OrderAnswer = { kind: 'danger', message: '', tried: true, rest: '', rows: [answer] }
    const now = after({ type: 'answered', ids: [], answer: told })
    expect(shown(now)).toContain('YOK 3')
  })
})
