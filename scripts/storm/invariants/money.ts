import { text } from '../text'
import type { Invariant } from './invariant'

export const moneyInvariants: Invariant[] = [
  {
    name: text.invariants.captureOfOneOrder,
    looked: `select count(*) from payment_attempts where purpose = 'order' and captured > 0`,
    wrong: `select a.id, a.state, a.order_code, a.captured, a.refunded
      from payment_attempts a left join orders o on o.code = a.order_code
      where a.purpose = 'order' and (
        (a.state = 'settled' and (o.settled_at is null or o.status = 90 or a.amount <> o.grand_total))
        or (a.state = 'returned' and a.refunded <> a.captured)
        or a.state = 'captured')
      union all
      select null, 'settled twice', order_code, sum(captured), sum(refunded) from payment_attempts
      where purpose = 'order' and state = 'settled' group by order_code having count(*) > 1`,
  },
  {
    name: text.invariants.paidOrders,
    looked: 'select count(*) from orders where payment_type = 1',
    wrong: `select o.code, o.status, o.settled_at from orders o
      where o.payment_type = 1 and (o.settled_at is not null) <> exists (
        select from payment_attempts a where a.order_code = o.code and a.state = 'settled')
        or o.payment_type = 1 and o.settled_at is null and o.status not in (90, 99)
        or o.payment_type = 2 and o.settled_at is null and o.status not in (90, 99)`,
  },
  {
    name: text.invariants.bankAgrees,
    looked: 'select count(*) from test_bank_payments',
    wrong: `select a.id, a.state, a.captured, a.refunded, b.captured as taken, b.refunded as given
      from payment_attempts a join test_bank_payments b on b.reference = a.id
      where case when b.state = 'captured' then
          a.state not in ('settled', 'returned') or a.captured <> b.captured or a.refunded <> b.refunded
        else a.captured > 0 end
      union all
      select b.reference, b.state, null, null, b.captured, b.refunded from test_bank_payments b
      where not exists (select from payment_attempts a where a.id = b.reference)`,
  },
  {
    name: text.invariants.refundsOfAttempts,
    looked: 'select count(*) from refunds',
    wrong: `select a.id, a.refunded, coalesce(r.done, 0) as done from payment_attempts a
      left join (
        select attempt_id, sum(amount) filter (where state <> 'failed') as wanted,
          sum(amount) filter (where state = 'done') as done
        from refunds group by 1
      ) r on r.attempt_id = a.id
      where a.refunded <> coalesce(r.wanted, 0) or a.refunded <> coalesce(r.done, 0)`,
  },
  {
    name: text.invariants.refundsOfOrders,
    looked: 'select count(*) from order_refunds',
    wrong: `select o.code, o.status, o.grand_total, coalesce(f.given, 0) as given, coalesce(f.by_card, 0) as by_card,
        c.refunded
      from orders o
      left join (
        select order_id, sum(amount) as given, sum(amount) filter (where means = 'card') as by_card
        from order_refunds group by 1
      ) f on f.order_id = o.id
      left join payment_attempts c on c.order_code = o.code and c.state = 'settled'
      where coalesce(f.given, 0) > o.grand_total
        or coalesce(f.by_card, 0) <> coalesce(c.refunded, 0)
        or (o.status = 99 and o.settled_at is not null and coalesce(f.given, 0) <> o.grand_total
          and not exists (select from order_returns r where r.order_id = o.id))`,
  },
  {
    name: text.invariants.attemptsTold,
    looked: 'select count(*) from payment_attempts',
    wrong: `select a.id, a.state, h.state as told from payment_attempts a
      left join lateral (
        select state from payment_attempt_history where attempt_id = a.id order by id desc limit 1
      ) h on true
      where h.state is distinct from a.state`,
  },
]
