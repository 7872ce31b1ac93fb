import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Kurus } from '~/kernel/money'

/** Open debts of a customer by days after their due day. Amounts in kuruş. */
export type AgeingRow = {
  partnerId: number
  name: string
  notDue: Kurus
  to30: Kurus
  to60: Kurus
  to90: Kurus
  over90: Kurus
  total: Kurus
}

/**
 * The open debts of all customers by age, the largest first, at most `length`. Credits that settle no certain debt pay the
 * earliest due ones, as in a customer's own list of open items. `today`: a day, `2026-11-26`.
 */
export async function readAgeing(db: Db, today: string, length: number): Promise<AgeingRow[]> {
  const { rows } = await db.execute<Record<keyof AgeingRow, string>>(sql`
    with settled as (
      select s.debit_line_id, sum(s.amount) as amount from ledger_settlements s group by 1
    ), used as (
      select c.business_partner_id as partner_id, sum(s.amount) as amount
      from ledger_settlements s join ledger_lines c on c.id = s.credit_line_id group by 1
    ), credits as (
      select business_partner_id as partner_id, -sum(amount) as amount from ledger_lines
      where business_partner_id is not null and amount < 0 group by 1
    ), debts as (
      select l.business_partner_id as partner_id, l.id, e.id as entry_id, e.due_on,
        l.amount - coalesce(s.amount, 0) as unsettled
      from ledger_lines l
      join ledger_entries e on e.id = l.entry_id
      left join settled s on s.debit_line_id = l.id
      where l.business_partner_id is not null and l.amount > 0
    ), open as (
      select d.partner_id, d.due_on,
        least(d.unsettled, greatest(sum(d.unsettled) over (partition by d.partner_id order by d.due_on, d.entry_id)
          - coalesce(c.amount, 0) + coalesce(u.amount, 0), 0)) as open
      from debts d
      left join credits c on c.partner_id = d.partner_id
      left join used u on u.partner_id = d.partner_id
    ), aged as (
      select partner_id, open, ${today}::date - due_on as days from open where open > 0
    )
    select a.partner_id as "partnerId", p.name,
      coalesce(sum(open) filter (where days <= 0), 0) as "notDue",
      coalesce(sum(open) filter (where days between 1 and 30), 0) as to30,
      coalesce(sum(open) filter (where days between 31 and 60), 0) as to60,
      coalesce(sum(open) filter (where days between 61 and 90), 0) as to90,
      coalesce(sum(open) filter (where days > 90), 0) as over90,
      sum(open) as total
    from aged a join business_partners p on p.id = a.partner_id
    group by a.partner_id, p.name order by sum(open) desc, a.partner_id limit ${length}`)
  return rows.map(({ name, ...amounts }) => ({
    ...(Object.fromEntries(Object.entries(amounts).map(([key, value]) => [key, Number(value)])) as Omit<
      AgeingRow,
      'name'
    >),
    name,
  }))
}
