import { text } from '../text'
import type { Invariant } from './invariant'

/** Coupons and the current accounts of dealers. */
export const accountInvariants: Invariant[] = [
  {
    name: text.invariants.couponCounts,
    looked: 'select count(*) from coupon_uses',
    wrong: `select c.code, c.used, count(u.id) filter (where u.returned_at is null) as counted, c.total_limit
      from coupons c left join coupon_uses u on u.coupon_id = c.id group by c.id
      having c.used <> count(u.id) filter (where u.returned_at is null) or c.used > c.total_limit`,
  },
  {
    name: text.invariants.couponCustomers,
    looked: 'select count(*) from coupons where customer_limit is not null',
    wrong: `select c.code, u.customer, count(*) from coupons c
      join coupon_uses u on u.coupon_id = c.id and u.returned_at is null
      group by c.id, u.customer having count(*) > c.customer_limit`,
  },
  {
    name: text.invariants.couponOrders,
    looked: 'select count(*) from orders where coupon_code is not null',
    wrong: `select o.code, o.status, o.coupon_discount, u.discount, u.returned_at
      from orders o full join coupon_uses u on u.order_code = o.code
      where (o.coupon_code is not null or u.id is not null) and (
        o.id is null or u.id is null or u.discount <> o.coupon_discount
        or (u.returned_at is not null) <> (o.status = 99))`,
  },
  {
    name: text.invariants.entriesBalance,
    looked: 'select count(*) from ledger_entries',
    wrong: `select e.id, e.key, coalesce(sum(l.amount), 0) as sum, count(l.id) as lines
      from ledger_entries e left join ledger_lines l on l.entry_id = e.id
      group by e.id having coalesce(sum(l.amount), 0) <> 0 or count(l.id) < 2`,
  },
  {
    name: text.invariants.ordersOnAccount,
    looked: 'select count(*) from orders where payment_type = 3',
    wrong: `select o.code, o.status, coalesce(l.owed, 0) as owed, o.grand_total, coalesce(f.given, 0) as given
      from orders o
      left join (
        select e.order_code, sum(l.amount) as owed from ledger_entries e
        join ledger_lines l on l.entry_id = e.id and l.business_partner_id is not null
        where e.kind in ('invoice', 'return') group by 1
      ) l on l.order_code = o.code
      left join (select order_id, sum(amount) as given from order_refunds where means = 'account' group by 1) f
        on f.order_id = o.id
      where case when o.payment_type <> 3 then coalesce(l.owed, 0) <> 0
        when o.status = 99 and not exists (select from order_returns r where r.order_id = o.id) then coalesce(l.owed, 0) <> 0
        when o.status = 99 then coalesce(l.owed, 0) not in (0, o.grand_total - coalesce(f.given, 0))
        else coalesce(l.owed, 0) <> o.grand_total - coalesce(f.given, 0) end`,
  },
  {
    name: text.invariants.paymentsOnAccount,
    looked: `select count(*) from payment_attempts where purpose = 'account'`,
    wrong: `select a.id, a.state, a.amount, l.amount as posted from payment_attempts a
      full join ledger_entries e on e.key = 'card ' || a.id
      left join ledger_lines l on l.entry_id = e.id and l.business_partner_id is not null
      where (a.purpose = 'account' and (a.state = 'settled') <> (e.id is not null))
        or (e.key like 'card %' and (a.id is null or l.amount <> -(a.amount - a.installment_fee)
          or l.business_partner_id <> a.business_partner_id))`,
  },
  {
    name: text.invariants.creditLimits,
    looked: 'select count(*) from business_partners where credit_limit > 0',
    wrong: `select p.id, p.credit_limit, sum(l.amount) as balance from business_partners p
      join ledger_lines l on l.business_partner_id = p.id
      where p.credit_limit > 0 group by p.id having sum(l.amount) > p.credit_limit`,
  },
]
