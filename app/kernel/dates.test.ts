import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addWorkdays, dayInIstanbul, formatDate, formatDateTime, formatDay, toIsoIstanbul } from './dates'

const instants = fc.date({ min: new Date('2017-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const weekdayInIstanbul = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Istanbul', weekday: 'short' })
const isWorkday = (instant: Date) => !['Sat', 'Sun'].includes(weekdayInIstanbul.format(instant))

describe('a date is shown in Istanbul', () => {
  const noon = new Date('2025-01-05T10:00:00Z')
  const lateInLondon = new Date('2025-12-31T21:30:00Z')

  test('in short', () => {
    expect(formatDate(noon)).toBe('05.01.2025')
    expect(formatDate(lateInLondon)).toBe('01.01.2026')
  })

  test('with the month in words', () => {
    expect(formatDay(noon)).toBe('5 Ocak 2025')
    expect(formatDay(new Date('2026-11-24T09:00:00Z'))).toBe('24 Kasım 2026')
  })

  test('with the time of day', () => {
    expect(formatDateTime(noon)).toBe('5 Ocak 2025 13:00')
    expect(formatDateTime(lateInLondon)).toBe('1 Ocak 2026 00:30')
    expect(formatDateTime(new Date('2025-07-05T05:04:00Z'))).toBe('5 Temmuz 2025 08:04')
  })

  test('as the day alone, for machines', () => {
    expect(dayInIstanbul(noon)).toBe('2025-01-05')
    expect(dayInIstanbul(lateInLondon)).toBe('2026-01-01')
  })

  test('and an invalid date is not shown', () => {
    expect(() => formatDate(new Date('x'))).toThrow(RangeError)
    expect(() => toIsoIstanbul(new Date('x'))).toThrow(RangeError)
  })
})

describe('ISO 8601', () => {
  test('carries the offset of Istanbul, summer and winter', () => {
    expect(toIsoIstanbul(new Date('2025-01-05T10:00:00Z'))).toBe('2025-01-05T13:00:00.000+03:00')
    expect(toIsoIstanbul(new Date('2025-07-31T22:15:30.250Z'))).toBe('2025-08-01T01:15:30.250+03:00')
  })

  test('names the same instant, and the day that is shown', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const iso = toIsoIstanbul(instant)
        expect(new Date(iso).getTime()).toBe(instant.getTime())
        expect(iso.slice(0, 10)).toBe(formatDate(instant).split('.').toReversed().join('-'))
      }),
    )
  })
})

describe('working days', () => {
  test.each([
    ['Friday', '2026-11-20T12:00:00+03:00', 1, '2026-11-23T12:00:00+03:00'],
    ['Saturday', '2026-11-21T12:00:00+03:00', 1, '2026-11-23T12:00:00+03:00'],
    ['Sunday', '2026-11-22T12:00:00+03:00', 0, '2026-11-22T12:00:00+03:00'],
    ['Monday', '2026-11-23T12:00:00+03:00', 5, '2026-11-30T12:00:00+03:00'],
    [
      'Friday after midnight, Thursday in London',
      '2026-11-20T00:30:00+03:00',
      1,
      '2026-11-23T00:30:00+03:00',
    ],
  ])('from %s (%s) %i on is %s', (_, from, count, to) => {
    expect(addWorkdays(new Date(from), count)).toEqual(new Date(to))
  })

  test('end on a working day with exactly that many in between', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 60 }), (from, count) => {
        const to = addWorkdays(from, count)
        let worked = 0
        for (let time = from.getTime() + 86_400_000; time <= to.getTime(); time += 86_400_000) {
          if (isWorkday(new Date(time))) worked += 1
        }
        expect(worked).toBe(count)
        expect(isWorkday(to)).toBe(true)
      }),
    )
  })

  test.each([-1, 1.5, Number.NaN])('%d days is a bug', (count) => {
    expect(() => addWorkdays(new Date(), count)).toThrow(RangeError)
  })
})
