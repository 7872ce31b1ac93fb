import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'

/**
 * Adds dealers, each with a user, a signed-in device and one of the lists in turn. The tokens of these devices are not
 * known to anyone.
 */
export async function addMembersAtScale(db: Db, count: number, listIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into users (uid, email, email_verified, name)
      select gen_random_uuid(), gen_random_uuid() || '@olcek.example', true, 'Ölçek ' || n from generate_series(1, ${count}::int) n
      returning id, email, name
    ), numbered as (
      select *, row_number() over (order by id) as n from made
    ), device as (
      insert into sessions (token, user_id, remembered, expires_at)
      select md5(email) || md5(id::text), id, true, now() + interval '1 year' from made
    ), lists as (
      select ${sql.param(listIds)}::int[] as ids
    ), partner as (
      insert into business_partners (kind, name, approval_status, price_list_id)
      select 'wholesale', name, 1, l.ids[1 + n % cardinality(l.ids)] from numbered, lists l order by n
      returning id
    )
    insert into business_partner_details (business_partner_id, user_id, name, email, role)
    select p.id, m.id, m.name, m.email, 'owner'
    from numbered m join (select id, row_number() over (order by id) as n from partner) p using (n)`)
  await db.execute(sql`vacuum analyze users, sessions, business_partners, business_partner_details`)
}
