import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { DeliveryOutcome } from '~/features/push/push'

const ends = {
  sent: ['sent', ''],
  gone: ['gone', ''],
  refused: ['failed', 'refused'],
  late: ['failed', 'late'],
} as const

/** Writes down what became of the notification for one device. */
export async function settle(db: Db, recipientId: number, outcome: DeliveryOutcome): Promise<void> {
  const [status, reason] = ends[outcome]
  await db.execute(sql`
    update push_campaign_recipients set status = ${status}, reason = ${reason}
    where id = ${recipientId} and status = 'queued'`)
}
