import { expect, test } from 'vitest'
import { type Happening, observe } from '~/db/happenings.server'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { startAttempt } from '../payments.server'
import type { Gateway, Gateways, Started } from '../providers/gateway'
import { newAttempt } from '../testing/attempts'
import { recordResult } from './attempts.server'
import { beginPayment } from './begin-payment.server'

const { db } = await openTestDatabase('empty')
const now = new Date()
const told: Happening[] = []
observe(db, (happening) => void told.push(happening))

const page = { status: 'started', token: 'T', pageUrl: 'https://bank.example' } as const
const gatewaysOf = (answer: Started): Gateways => {
  const test = { name: 'test', start: async () => answer } as unknown as Gateway
  return { chosen: test, named: { test } }
}

async function begin(orderCode: string, gateways: Gateways): Promise<string> {
  const expiresAt = new Date(now.getTime() + 60_000)
  const attempt = newAttempt({ orderCode, amount: 10_000, now, expiresAt })
  const id = await transaction(db, (db) => startAttempt(db, attempt))
  await beginPayment(db, gateways, { id, origin: 'https://shop.example', now: () => now })
  return id
}

const results = () =>
  told.splice(0).map((one) => (one.name === 'payment-attempt' ? [one.provider, one.result] : one))

test('each step of a payment is told once, with its provider', async () => {
  const id = await begin('TOLD1', gatewaysOf(page))
  expect(results()).toEqual([['test', 'started']])
  const declined = { status: 'failed', reason: 'insufficient_funds' } as const
  for (let i = 0; i < 2; i++) await transaction(db, (db) => recordResult(db, id, declined, now))
  expect(results()).toEqual([['test', 'failed']])
})

test('a provider that takes no payment is told apart from a card that is declined', async () => {
  await begin('TOLD2', gatewaysOf({ status: 'refused', reason: 'unavailable' }))
  expect(results()).toEqual([['test', 'unavailable']])
  await begin('TOLD3', { chosen: null, named: {} })
  expect(results()).toEqual([['none', 'unavailable']])
})
