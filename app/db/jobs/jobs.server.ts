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

/** The subject of an email about an order. `of` names the parcel (shipped), the step (return), the refund (refunded) or the transfer's notice. */
export type OrderNews =
  | ('paid' | 'preparing' | 'shipped' | 'delivered' | 'cancelled' | 'return' | 'refunded')
  | ('notice' | 'notice-decided')

/**
 * News for the owners of a company, or with `decided` for the person who asked. `owner` is the recipient; without one a
 * job of its own writes to each owner.
 */
export type RequestMail = { requestId: number; event: 'asked' | 'decided'; owner?: number }
export type MembershipMail = { approvalId: number; owner?: number }

/** A deletion request, to the shop and to the person; its completion, to the person's addresses. */
export type DeletionMail =
  | { to: 'shop' | 'member'; requestId: number }
  | { to: 'forgotten'; requestId: number; email: string; name: string }

/** `id` is the email's own; its links are made when it is written, so that the queue holds no token. */
export type AccountMail = { kind: 'verify' | 'known' | 'reset' | 'changed'; email: string; id: string }

/** To the shop: one guest, member or address has reached the limit of unpaid transfers. */
export type OpenOrdersMail = { codes: string[]; by: 'guest' | 'member' | 'address' }

/**
 * When and under which key a job runs; it replaces a waiting job with the same key. `afterSeconds`: at the earliest so
 * many seconds from now by the database's clock, whatever `runAt` says.
 */
type When = { runAt?: Date; afterSeconds?: number; key?: string; queue?: string }

/** A job with its options. */
export type Scheduled = Job & When

/**
 * Queues a job in the transaction that causes it: it runs at least once, and only after the commit. Jobs of one
 * `queue` run one after the other.
 */
export function enqueue(db: Transaction, job: Job, options: When = {}): Promise<void> {
  return enqueueAll(db, [{ ...job, ...options }])
}

/** Queues several jobs in one statement. */
export async function enqueueAll(db: Transaction, jobs: readonly Scheduled[]): Promise<void> {
  if (jobs.length === 0) return
  await db.execute(sql`select from ${addedJobs(jobs)}`)
}

const columns = 'name text, payload json, queue text, "runAt" timestamptz, "afterSeconds" int, key text'

/** The jobs as a table expression, for a statement that writes more: reading it queues them. */
export function addedJobs(jobs: readonly Scheduled[]): SQL {
  return sql`graphile_worker.add_jobs(array(
    select row(i.name, i.payload, i.queue, greatest(i."runAt", now() + make_interval(secs => i."afterSeconds")),
      25, i.key, null, null)::graphile_worker.job_spec
    from ${recordset(jobs, columns)}))`
}

/** Deletes waiting emails about an account, so that the queue names nobody who was forgotten. */
export async function dropAccountMail(db: Transaction, email: string): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'send-account-mail'
      where j.payload ->> 'email' = ${email}))`)
}

/**
 * Deletes emails that the queue gave up 30 days ago and that name their recipient: an undeliverable email is no reason
 * to keep an address for ever (KVKK art. 7).
 */
export async function dropGivenUpMail(db: Db): Promise<void> {
  await db.execute(sql`
    select from graphile_worker.complete_jobs(array(
      select j.id from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
        and t.identifier in ('send-account-mail', 'send-deletion-mail')
      where j.attempts >= j.max_attempts and j.run_at < now() - interval '30 days'))`)
}
