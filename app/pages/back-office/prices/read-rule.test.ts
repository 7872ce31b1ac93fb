import { expect, test } from 'vitest'
import { ruleIn } from './read-rule'

test.each([
  [
    { kural: 'percent', deger: '10' },
    { kind: 'percent', percent: 1_000, rounding: 'kurus' },
  ],
  [
    { kural: 'percent', deger: '% -7,5', yuvarla: 'ninety' },
    { kind: 'percent', percent: -750, rounding: 'ninety' },
  ],
  [
    { kural: 'amount', deger: '-1.250,50' },
    { kind: 'amount', amount: -125_050, rounding: 'kurus' },
  ],
  [
    { kural: 'formula', deger: '62,5', kaynak: '2', yuvarla: 'lira' },
    { kind: 'formula', sourceListId: 2, rate: 6_250, rounding: 'lira' },
  ],
])('%j is read', (values, rule) => expect(ruleIn(values as Record<string, string>, 1)).toEqual(rule))

test.each([
  { kural: 'percent', deger: '0' },
  { kural: 'percent', deger: '-96' },
  { kural: 'percent', deger: 'on' },
  { kural: 'amount', deger: '1.234' },
  { kural: 'amount', deger: '' },
  { kural: 'formula', deger: '60', kaynak: '1' },
  { kural: 'formula', deger: '0', kaynak: '2' },
])('%j is refused with a sentence', (values) =>
  expect(typeof ruleIn(values as Record<string, string>, 1)).toBe('string'),
)
