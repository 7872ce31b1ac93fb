import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Deps } from '~/server/shop.server'
import { countSegments } from '~/kernel/sms-segments'
import type { TextMessage } from './sms.server'

export type SmsDeps = Pick<Deps, 'db' | 'sms' | 'log'>

/**
 * Sends a text message once for its id: a repeated job sends none after the first was accepted or refused. Throws when
 * another try may succeed. A shop without a provider sends none.
 */
export async function sendSms({ db, sms, log }: SmsDeps, message: TextMessage): Promise<void> {
  if (!sms) return log.warn({ sms: message.id }, 'no provider of text messages is set up')
  if (await wasAnswered(db, message.id)) return
  const answer = await sms.send(message)
  const { segments } = countSegments(message.words)
  const isAccepted = answer.status === 'accepted'
  // Neither the number nor the words are kept.
  await db.execute(sql`
    insert into sms_messages (id, kind, segments, provider_id, refusal) values (${message.id}, ${message.kind},
      ${segments}, ${isAccepted ? answer.providerId : null}, ${isAccepted ? null : answer.reason})
    on conflict do nothing`)
  if (!isAccepted) log.error({ sms: message.id, code: answer.reason }, 'a text message was refused')
}

/** Whether a provider has accepted or refused the message. */
export async function wasAnswered(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from sms_messages where id = ${id}`)
  return rows.length > 0
}

/** Deletes the records of messages after a year. */
export async function dropOldSms(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from sms_messages where at < ${now}::timestamptz - interval '1 year'`)
}
