import { type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../connection.server'
import { recordset } from '../recordset.server'

export type Job =
  | { name: 'send-order-mail'; payload: { orderCode: string } }
  | { name: 'send-order-news'; payload: { orderCode: string; news: OrderNews; of?: number | undefined } }
  | { name: 'send-notice-mail'; payload: { noticeId: number } }
  | { name: 'send-request-mail'; payload: RequestMail }
  | { name: 'send-ticket-mail'; payload: { messageId: number } }
  | { name: 'expire-order'; payload: { orderCode: string } }
  | { name: 'send-membership-mail'; payload: MembershipMail }
  | { name: 'send-account-mail'; payload: AccountMail }
  | { name: 'hand-over-invoice'; payload: { orderCode: string } }
  | { name: 'send-refund'; payload: { refundId: string } }
  | { name: 'send-refund-mail'; payload: { refundId: string } }
  | { name: 'send-open-orders-mail'; payload: OpenOrdersMail }
  | { name: 'send-deletion-mail'; payload: DeletionMail }
  | { name: 'forget-at-provider'; payload: { uid: string } }

/** What a letter about an order tells. `of` names the parcel (shipped), the step (return), the refund (refunded) or the notice about a transfer. */
export type OrderNews =
  | ('paid' | 'preparing' | 'shipped' | 'delivered' | 'cancelled' | 'return' | 'refunded')
  | ('notice' | 'notice-decided')

/**
 * What the owners of a company are told, or with `decided` whoever asked. `owner` is the one who is written to; without
 * one it goes to each of them, by a job of their own.
 */
export type RequestMail = { requestId: number; event: 'asked' | 'decided'; owner?: number }
export type MembershipMail = { approvalId: number; owner?: number }

/** That somebody wants to be forgotten, to the shop and to them; that it is done, to where they were reached. */
export type DeletionMail =
  | { to: 'shop' | 'member'; requestId: number }
  | { to: 'forgotten'; requestId: number; email: string; name: string }

/** `id` is the letter's own; what it links to is made when it is written, so that no token waits in the queue. */
export type AccountMail = { kind: 'verify' | 'known' | 'reset' | 'changed'; email: string; id: string }

/** To the shop: these unpaid transfers are all that one guest, member or address may have at once. */
export type OpenOrdersMail = { codes: string[]; by: 'guest' | 'member' | 'address' }

/**
 * When and under which key a job runs: one that waits with the same key is replaced. `afterSeconds`: no sooner than that
 * from now by the database's clock, whatever `runAt` says.
 */
type When = { runAt?: Date; afterSeconds?: number; key?: string; queue?: string }

/** A job with all that is said of it. */
export type Scheduled = Job & When

/**
 * Queues a job in the transaction that causes it: it runs at least once after the commit, never without it. Jobs of one
 * `queue` run one after the other.
 */
export function enqueue(db: Transaction, job: Job, options: When = {}): Promise<void> {
  return enqueueAll(db, [{ ...job, ...options }])
}

/** The same for several jobs, in one statement. */
export async function enqueueAll(db: Transaction, jobs: readonly Scheduled[]): Promise<void> {
  if (jobs.length === 0) return
  await db.execute(sql`select from ${addedJobs(jobs)}`)
}

const columns = 'name text, payload json, queue text, "runAt" timestamptz, "afterSeconds" int, key text'

/** The same as a table expression, for a statement that writes more: whatever reads it queues them. */
export function addedJobs(jobs: readonly Scheduled[]): SQL {
  return sql`graphile_worker.add_jobs(array(
    select row(i.name, i.payload, i.queue, greatest(i."runAt", now() + make_interval(secs => i."afterSeconds")),
      25, i.key, null, null)::graphile_worker.job_spec
    from ${recordset(jobs, columns)}))`
}

/** Letters about an account that wait still are not written: the queue names nobody who has been forgotten. */
export async function dropAccountMail(db: Transaction, email: string): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'send-account-mail'
      where j.payload ->> 'email' = ${email}))`)
}

/**
 * Letters that the queue has given up are deleted 30 days later, where it says itself whom they are for: what could not be
 * delivered is no reason to keep an address for ever (KVKK art. 7).
 */
export async function dropGivenUpMail(db: Db): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
        and t.identifier in ('send-account-mail', 'send-deletion-mail')
      where j.attempts >= j.max_attempts and j.run_at < now() - interval '30 days'))`)
}
