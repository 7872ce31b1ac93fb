import { sql } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { type IysChannel, iysChannels, type RecipientType } from './channels'
import { withdraw } from './withdraw.server'

/** The last answer of a recipient on a channel. `source`: a source of İYS; `form`: the form that asked. */
export type LastAnswer = {
  id: number
  channel: IysChannel
  recipient: string
  recipientType: RecipientType
  given: boolean
  source: string
  form: string
  statedAt: Date
}

export type AnswerFilter = {
  /** A part of the email address or telephone number, as it is stored. */
  words?: string
  channel?: IysChannel
  given?: boolean
  start: number
  length: number
}

/** The last answers of recipients, newest first, and the number of all that match. */
export async function listLastAnswers(
  db: Db,
  { words = '', channel, given, start, length }: AnswerFilter,
): Promise<{ answers: LastAnswer[]; total: number }> {
  const wanted = channel ? [channel] : [...iysChannels]
  const part = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const matching = sql`(
    select distinct on (recipient, channel) id, channel, recipient, recipient_type as "recipientType", given, source, form,
      stated_at as "statedAt"
    from consents
    where recipient <> '' and channel = any(${sql.param(wanted)}::text[]) and recipient like ${part}
    order by recipient, channel, id desc
  ) last where ${given === undefined ? sql`true` : sql`given = ${given}`}`
  const [{ rows }, counted] = [
    await db.execute<Omit<LastAnswer, 'id' | 'statedAt'> & { id: string; statedAt: string }>(
      sql`select * from ${matching} order by id desc offset ${start} limit ${length}`,
    ),
    await db.execute<{ total: string }>(sql`select count(*) as total from ${matching}`),
  ]
  return {
    answers: rows.map((row) => ({ ...row, id: Number(row.id), statedAt: new Date(row.statedAt) })),
    total: Number(counted.rows[0]!.total),
  }
}

/** Ways in which a customer asks staff to withdraw, as İYS names them. */
export const withdrawalSources = ['HS_CAGRI_MERKEZI', 'HS_EPOSTA', 'HS_FIZIKSEL_ORTAM'] as const

/** Withdraws the consent of a recipient who asked staff for it, and audits it. */
export function withdrawOnRequest(
  db: Db,
  whose: { channel: IysChannel; recipient: string },
  { source, actor, now }: { source: (typeof withdrawalSources)[number]; actor: string; now: Date },
): Promise<'withdrawn' | 'already'> {
  return transaction(db, async (db) => {
    const outcome = await withdraw(
      db,
      { ...whose, recipientType: 'BIREYSEL' },
      { ip: '', form: 'yonetim', now, source },
    )
    // The address itself stays in the consents, which end with it; the audit log only tells the act.
    if (outcome === 'withdrawn')
      await audit(db, {
        actor,
        action: 'withdraw',
        subject: `consents ${whose.channel}`,
        after: { given: false, source },
      })
    return outcome
  })
}
