import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import { transaction } from '~/db/transaction.server'
import type { Visitor } from '~/features/identity/identity'
import { findShopper } from '~/features/identity/identity.server'
import { type PaymentType, paymentTypes } from '~/features/payments/payments'
import { getSettings } from '~/features/settings/settings.server'
import { isMobile, normalizePhone } from '~/kernel/identity-numbers'
import {
  type AskedCode,
  type EnteredCode,
  minutesToEnter,
  minutesToOrder,
  mostInAnHour,
  mostTries,
  type PhoneConfirmation,
  secondsBetween,
} from './phone-code'

const minuteMs = 60_000

/** Whether orders paid at the door need a confirmed number (setting `checkout/cash_on_delivery_code`). */
export async function needsPhoneCode(db: Db, paymentType: PaymentType | null): Promise<boolean> {
  if (paymentType !== paymentTypes.cashOnDelivery) return false
  return (await getSettings(db)).isTrue('checkout', 'cash_on_delivery_code')
}

/**
 * Queues a text message with a code to a mobile number, if neither the visitor nor the number had one a moment ago nor
 * too many within the hour (promise L41). `canSend`: a provider of text messages is set up.
 */
export async function askForPhoneCode(
  db: Db,
  visitor: Visitor,
  { phone, canSend, now }: { phone: string; canSend: boolean; now: Date },
): Promise<AskedCode> {
  const number = normalizePhone(phone)
  if (!number || !isMobile(number)) return { status: 'no_mobile' }
  if (!canSend) return { status: 'unavailable' }
  return transaction(db, async (db): Promise<AskedCode> => {
    const shopperId = await findShopper(db, visitor)
    if (shopperId === null) return { status: 'empty_basket' }
    if (await isConfirmed(db, shopperId, number, now)) return { status: 'confirmed' }
    // Two requests for one number, or of one visitor, run one after the other.
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(x, 0)) from unnest(array[${`phone code ${number}`},
        ${`phone code of ${shopperId}`}]) x order by x`,
    )
    const seconds = await secondsToWait(db, shopperId, number, now)
    if (seconds > 0) return { status: 'wait', seconds }
    const { rows } = await db.execute<{ id: number }>(sql`
      insert into phone_codes (shopper_id, phone, asked_at) values (${shopperId}, ${number}, ${now})
      returning id::int`)
    await enqueue(db, { name: 'send-phone-code', payload: { codeId: rows[0]!.id } })
    return { status: 'sent' }
  })
}

async function secondsToWait(db: Transaction, shopperId: number, phone: string, now: Date): Promise<number> {
  const { rows } = await db.execute<{ last: string | null; before: string | null }>(sql`
    select max(asked_at) as last,
      (array_agg(asked_at order by asked_at desc) filter (where phone = ${phone}))[${mostInAnHour}] as before
    from phone_codes where (phone = ${phone} or shopper_id = ${shopperId}) and asked_at > ${now}::timestamptz - interval '1 hour'`)
  const { last, before } = rows[0]!
  const from = (moment: string | null, wait: number) =>
    moment ? Math.ceil((new Date(moment).getTime() + wait - now.getTime()) / 1_000) : 0
  return Math.max(from(last, secondsBetween * 1_000), from(before, 60 * minuteMs), 0)
}

/**
 * A new code for a request that waits, with its number; null when it was answered or is too old. Each try of the job makes
 * a new one, so that neither queue nor table holds a code.
 */
export async function makePhoneCode(
  db: Db,
  { codeId, secret, now }: { codeId: number; secret: string; now: Date },
): Promise<{ phone: string; code: string } | null> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { rows } = await db.execute<{ phone: string }>(sql`
    update phone_codes set code_hash = ${hashOf(secret, codeId, code)}, tries = 0,
      expires_at = ${now}::timestamptz + make_interval(mins => ${minutesToEnter})
    where id = ${codeId} and confirmed_at is null
      and asked_at > ${now}::timestamptz - make_interval(mins => ${minutesToEnter})
    returning phone`)
  return rows[0] ? { phone: rows[0].phone, code } : null
}

/** Compares a code with the visitor's last one in constant time. A wrong code counts, whatever follows. */
export function enterPhoneCode(
  db: Db,
  visitor: Visitor,
  { phone, code, secret, now }: { phone: string; code: string; secret: string; now: Date },
): Promise<EnteredCode> {
  return transaction(db, async (db): Promise<EnteredCode> => {
    const shopperId = await findShopper(db, visitor)
    const number = normalizePhone(phone)
    if (shopperId === null || !number) return { status: 'over' }
    if (await isConfirmed(db, shopperId, number, now)) return { status: 'confirmed' }
    const { rows } = await db.execute<{
      id: number
      hash: string | null
      tries: number
      isOpen: boolean
    }>(sql`
      select id::int, code_hash as hash, tries, phone = ${number} and confirmed_at is null
        and expires_at > ${now}::timestamptz as "isOpen"
      from phone_codes where shopper_id = ${shopperId} order by phone_codes.id desc limit 1 for update`)
    const last = rows[0]
    if (!last?.hash || !last.isOpen || last.tries >= mostTries) return { status: 'over' }
    const isRight = timingSafeEqual(Buffer.from(last.hash), Buffer.from(hashOf(secret, last.id, code)))
    await db.execute(sql`
      update phone_codes set tries = tries + 1, confirmed_at = ${isRight ? now : null} where id = ${last.id}`)
    return isRight ? { status: 'confirmed' } : { status: 'wrong', left: mostTries - last.tries - 1 }
  })
}

/** The state of the confirmation that an order of this draft needs; null when it needs none. */
export async function getPhoneConfirmation(
  db: Db,
  visitor: Visitor,
  { phone, paymentType, now }: { phone: string | undefined; paymentType: PaymentType | null; now: Date },
): Promise<PhoneConfirmation> {
  if (!phone || !(await needsPhoneCode(db, paymentType))) return null
  const shopperId = await findShopper(db, visitor)
  const number = normalizePhone(phone) ?? phone
  if (shopperId === null) return { state: 'needed', phone: number }
  if (await isConfirmed(db, shopperId, number, now)) return { state: 'confirmed', phone: number }
  const { rows } = await db.execute(sql`
    select from (select * from phone_codes where shopper_id = ${shopperId} order by id desc limit 1) last
    where phone = ${number} and tries < ${mostTries} and confirmed_at is null
      and asked_at > ${now}::timestamptz - make_interval(mins => ${minutesToEnter})`)
  return { state: rows.length > 0 ? 'sent' : 'needed', phone: number }
}

/** Whether a shopper has confirmed the number within the time to order. */
export async function isConfirmed(
  db: Db,
  shopperId: number | null,
  phone: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from phone_codes where shopper_id = ${shopperId} and phone = ${normalizePhone(phone) ?? ''}
      and confirmed_at > ${now}::timestamptz - make_interval(mins => ${minutesToOrder}) limit 1`)
  return rows.length > 0
}

/** A part of a `with` that uses up the confirmations of a shopper: each serves one order. */
export function usedUpConfirmation(shopperId: number): SQL {
  return sql`used_up as (
    update phone_codes set confirmed_at = null where shopper_id = ${shopperId} and confirmed_at is not null)`
}

/** Deletes codes a day after they were asked for. */
export async function dropOldPhoneCodes(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from phone_codes where asked_at < ${now}::timestamptz - interval '1 day'`)
}

const hashOf = (secret: string, id: number, code: string) =>
  createHmac('sha256', secret).update(`phone code ${id} ${code}`).digest('hex')
