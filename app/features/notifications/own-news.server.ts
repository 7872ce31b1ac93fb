import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Member } from '~/features/identity/identity'
import { ordersOfMember } from '~/features/orders/orders.server'
import { orderStatuses } from '~/features/orders/orders'
import type { Page } from '~/http/calls/list-query'
import { type News, newsDays } from './own-news'
import { newsReadings } from './tables.server'

/** A member's news, latest first, with their number, the number unread, and the time up to which they were read. */
export type OwnNews = { news: News[]; total: number; unread: number; readUntil: Date | null }

/** A member's news of the 180 days before `now`, in one statement that reads each kind from its own table. */
export async function readNews(db: Db, member: Member, { start, length }: Page, now: Date): Promise<OwnNews> {
  const since = new Date(now.getTime() - newsDays * 24 * 3_600_000)
  const { rows } = await db.execute<Omit<OwnNews, 'readUntil'> & { readUntil: string | null }>(sql`
    with news as (${await everyKind(db, member, since)}),
    reading as (select (select read_until from news_readings where user_id = ${member.user.userId}) as until)
    select
      (select count(*)::int from news) as total,
      (select count(*)::int from news, reading where until is null or date_trunc('milliseconds', at) > until) as unread,
      (select until from reading) as "readUntil",
      coalesce((select json_agg(row_to_json(shown) order by at desc, kind, id desc) from (
        select * from news order by at desc, kind, id desc offset ${start} limit ${length}) as shown), '[]') as news`)
  const { readUntil, ...found } = rows[0]!
  return { ...found, readUntil: readUntil === null ? null : new Date(readUntil) }
}

/** Marks everything up to a moment as read. A later time than now counts as now; read news stay read. */
export async function markRead(db: Db, { user }: Member, until: Date, now: Date): Promise<void> {
  const readUntil = until > now ? now : until
  await db
    .insert(newsReadings)
    .values({ userId: user.userId, readUntil })
    .onConflictDoUpdate({
      target: newsReadings.userId,
      set: { readUntil: sql`greatest(${newsReadings}.read_until, excluded.read_until)` },
    })
}

/** The member's reading marks for the data export (KVKK art. 11). */
export async function exportReading(db: Db, { user }: Member) {
  const [kept] = await db.select().from(newsReadings).where(eq(newsReadings.userId, user.userId))
  return { newsReadUntil: kept?.readUntil ?? null }
}

// Includes orders a year older, because an old order may be delivered today.
async function everyKind(db: Db, member: Member, since: Date): Promise<SQL> {
  const { user, partner } = member
  const { placed, preparing, shipped, delivered, cancelled } = orderStatuses
  const isNew = (at: string) => sql`${sql.raw(at)} >= ${since}::timestamptz`
  const kinds = [
    sql`
    select 'order' as kind, h.id, h.created_at as at, orders.code as about, h.status::text as what, h.note
    from orders join order_status_history h on h.order_id = orders.id
    where ${await ordersOfMember(db, member)} and ${isNew('h.created_at')}
      and orders.placed_at >= ${since}::timestamptz - interval '1 year' and h.actor <> 'buyer'
      and (h.status in (${preparing}, ${shipped}, ${delivered}, ${cancelled})
        or (h.status = ${placed} and h.from_status is not null))`,
    sql`
    select 'request', r.id, d.decided_at, r.id::text, d.decision, d.reason
    from order_requests r join order_request_decisions d on d.request_id = r.id
    where r.requester_id = ${user.userId} and ${isNew('d.decided_at')} and d.decision in ('approved', 'refused')`,
    sql`
    select 'ticket', m.id, m.sent_at, t.subject, 'answered', m.message
    from tickets t join ticket_messages m on m.ticket_id = t.id
    where t.user_id = ${user.userId} and ${isNew('m.sent_at')} and m.side = 'shop'`,
  ]
  if (partner.role === 'owner')
    kinds.push(
      sql`
      select 'membership', a.id, a.created_at, '', a.event, a.reason
      from partner_approvals a
      where a.business_partner_id = ${partner.id} and ${isNew('a.created_at')}
        and a.event not in ('received', 'documents_added')`,
      sql`
      select 'request', r.id, r.created_at, r.id::text, 'asked', r.requester_name
      from order_requests r
      where r.business_partner_id = ${partner.id} and ${isNew('r.created_at')}
        and r.requester_id is distinct from ${user.userId}`,
    )
  return sql.join(kinds, sql` union all `)
}
