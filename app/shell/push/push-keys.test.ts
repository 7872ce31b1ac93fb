import { describe, expect, test } from 'vitest'
import {
  countVisit,
  decline,
  firstQuestionOf,
  forgetRegistration,
  isDue,
  keepRegistration,
  markSeen,
  mayAsk,
} from './push-keys'

const now = Date.parse('2026-11-20T09:00:00Z')
const day = 24 * 3_600_000
function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const registered = { token: 'https://push.example/1', topics: ['orders'], groups: ['guest'] }
const moment = (keys = storage()) => ({
  keys,
  permission: 'default' as const,
  visits: 2,
  hasOrdered: false,
  retryDays: 1,
  now,
})

describe('the prompt', () => {
  test('is shown from the second visit or after an order', () => {
    expect(mayAsk({ ...moment(), visits: 1 })).toBe(false)
    expect(mayAsk(moment())).toBe(true)
    expect(mayAsk({ ...moment(), visits: 1, hasOrdered: true })).toBe(true)
  })

  test('is not shown to those who are subscribed, or who decided in the browser', () => {
    const keys = storage()
    keepRegistration(keys, registered)
    expect(mayAsk(moment(keys))).toBe(false)
    expect(mayAsk({ ...moment(), permission: 'denied' })).toBe(false)
    expect(mayAsk({ ...moment(), permission: 'granted' })).toBe(false)
  })

  test('returns at least one day after it was declined, also when the setting says less', () => {
    const keys = storage()
    decline(keys, now)
    expect(mayAsk({ ...moment(keys), now: now + day - 1 })).toBe(false)
    expect(mayAsk({ ...moment(keys), now: now + day - 1, retryDays: 0 })).toBe(false)
    expect(mayAsk({ ...moment(keys), now: now + day })).toBe(true)
    expect(mayAsk({ ...moment(keys), now: now + 2 * day, retryDays: 3 })).toBe(false)
  })
})

test('a registration is kept under the keys of the specification, and forgotten whole', () => {
  const keys = storage()
  keepRegistration(keys, registered)
  expect(Object.fromEntries(keys.kept)).toEqual({
    fcm_token: 'https://push.example/1',
    fcm_data: '{"topics":["orders"]}',
    fcm_to: '"guest"',
  })
  forgetRegistration(keys)
  expect(keys.kept.size).toBe(0)
})

test('a registration is confirmed once a day, and after signing in or out', () => {
  const keys = storage()
  expect(isDue(keys, true, now)).toBe(false)
  keepRegistration(keys, registered)
  expect(isDue(keys, true, now)).toBe(true)
  markSeen(keys, now)
  expect(isDue(keys, true, now + day - 1)).toBe(false)
  expect(isDue(keys, true, now + day)).toBe(true)
  expect(isDue(keys, false, now)).toBe(true)
})

test('scripts are started for the question once a session', () => {
  const session = storage()
  expect([firstQuestionOf(session), firstQuestionOf(session), firstQuestionOf(storage())]).toEqual([
    true,
    false,
    true,
  ])
})

test('a visit is one session of the browser', () => {
  const [keys, session] = [storage(), storage()]
  expect([countVisit(keys, session), countVisit(keys, session), countVisit(keys, storage())]).toEqual([
    1, 1, 2,
  ])
})
