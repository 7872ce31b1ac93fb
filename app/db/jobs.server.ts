import { sql } from 'drizzle-orm'
import type { Transaction } from './connection.server'

export type Job =
  | { name: 'send-order-mail'; payload: { orderCode: string } }
  | { name: 'send-order-news'; payload: { orderCode: string; news: OrderNews; of?: number | undefined } }
  | { name: 'send-request-mail'; payload: { requestId: number; event: 'asked' | 'decided' } }
  | { name: 'expire-order'; payload: { orderCode: string } }
  | { name: 'send-membership-mail'; payload: { approvalId: number } }
  | { name: 'send-account-mail'; payload: AccountMail }
  | { name: 'send-refund'; payload: { refundId: string } }

/** What a letter about an order tells. `of` names the parcel (shipped), the step (return) or the refund (refunded). */
export type OrderNews = 'paid' | 'preparing' | 'shipped' | 'delivered' | 'cancelled' | 'return' | 'refunded'

/** `id` is the letter's own; what it links to is made when it is written, so that no token waits in the queue. */
export type AccountMail = { kind: 'verify' | 'known' | 'reset' | 'changed'; email: string; id: string }

/**
 * Queues a job in the transaction that causes it: it runs at least once after the commit, never without it. Jobs of one
 * `queue` run one after the other.
 */
export async function enqueue(
  db: Transaction,
  job: Job,
  options: { runAt?: Date; key?: string; queue?: string } = {},
): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${job.name}, ${JSON.stringify(job.payload)}::json,
      run_at => ${options.runAt?.toISOString() ?? null}::timestamptz, job_key => ${options.key ?? null},
      queue_name => ${options.queue ?? null}, max_attempts => 25)`,
  )
}
