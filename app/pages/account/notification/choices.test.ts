import { describe, expect, test } from 'vitest'
import { byTopic, choicesFor, choicesOn, meaningOf } from './choices'

const none = { email: false, sms: false, call: false, push: false }
const offered = choicesFor(false)

test('dealers’ news are offered to dealers only', () => {
  expect(byTopic(offered).map(({ topic }) => topic)).not.toContain('dealers')
  expect(byTopic(choicesFor(true)).map(({ topic }) => topic)).toContain('dealers')
})

describe('a choice is on', () => {
  test('without any consent for orders and stock only', () => {
    expect(choicesOn(offered, { refused: [] }, none)).toEqual([
      'orders:email',
      'orders:sms',
      'orders:push',
      'stock:email',
      'stock:push',
    ])
  })

  test('for advertising with the consent to its channel, unless it was switched off', () => {
    const on = choicesOn(offered, { refused: ['basket:email', 'orders:sms'] }, { ...none, email: true })
    expect(on).toContain('campaigns:email')
    expect(on).not.toContain('basket:email')
    expect(on).not.toContain('campaigns:sms')
    expect(on).not.toContain('orders:sms')
  })
})

describe('a sent form', () => {
  test('gives consent for the channels that have any advertising', () => {
    const { given, refused } = meaningOf(offered, ['orders:sms', 'campaigns:email'])
    expect(given).toEqual({ ...none, email: true })
    expect(refused).toContain('basket:email')
    expect(refused).toContain('orders:push')
    expect(refused).not.toContain('orders:sms')
  })

  test('withdraws the consent of the others, whose single choices are forgotten', () => {
    const { given, refused } = meaningOf(offered, [])
    expect(given).toEqual(none)
    expect(refused).not.toContain('campaigns:email')
    expect(choicesOn(offered, { refused }, { ...none, email: true })).toContain('campaigns:email')
  })

  test('is shown as it was sent', () => {
    const ticked = offered.filter((choice) => choice !== 'price-drops:push' && choice !== 'orders:sms')
    const { given, refused } = meaningOf(offered, ticked)
    expect(choicesOn(offered, { refused }, given)).toEqual(ticked)
  })
})
