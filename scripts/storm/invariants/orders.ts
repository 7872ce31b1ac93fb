import { text } from '../text'
import type { Invariant } from './invariant'

/** The order that answered a confirmation, by the form of the checkout or by the API. */
const placedByKey = `
  select coalesce(answer #>> '{order,code}', answer #>> '{data,code}') as code from idempotency_keys
  where answer #>> '{order,code}' is not null or answer -> 'data' ? 'payment_url'`

export const orderInvariants: Invariant[] = [
  {
    name: text.invariants.lineSums,
    looked: 'select count(*) from order_lines',
    wrong: `select o.code, o.goods, l.gross, o.campaign_discount, o.coupon_discount, l.charged
      from orders o
      join (
        select order_id, sum(gross) as gross, sum(campaign_discount) as campaign, sum(coupon_discount) as coupon,
          sum(charged_net + charged_kdv) as charged
        from order_lines group by 1
      ) l on l.order_id = o.id
      where o.goods <> l.gross or o.campaign_discount <> l.campaign or o.coupon_discount <> l.coupon
        or l.charged <> l.gross - l.campaign - l.coupon`,
  },
  {
    name: text.invariants.totals,
    looked: 'select count(*) from orders',
    wrong: `select code, grand_total from orders
      where grand_total <> goods - campaign_discount - coupon_discount + shipping + fee or grand_total < 0`,
  },
  {
    name: text.invariants.codes,
    looked: 'select count(*) from orders',
    wrong: 'select code, count(*) from orders group by 1 having count(*) > 1',
  },
  {
    name: text.invariants.oneOrderPerKey,
    looked: `select count(*) from (${placedByKey}) k`,
    wrong: `select code, count(*) from (${placedByKey}) k left join orders o using (code)
      group by 1 having count(*) > 1 or count(o.id) = 0`,
  },
  {
    name: text.invariants.wholeOrders,
    looked: 'select count(*) from orders',
    wrong: `select o.code, o.status, h.status as told
      from orders o
      left join lateral (
        select status from order_status_history where order_id = o.id order by id desc limit 1
      ) h on true
      where h.status is distinct from o.status
        or not exists (select from order_lines where order_id = o.id)
        or (select array_agg(contract_id order by contract_id) from order_contracts where order_id = o.id)
          not in ('{distance-sale,pre-information}', '{sales-terms}')
        or not exists (select from order_contracts where order_id = o.id)
        or (o.status = 90) <> (o.expires_at is not null)
        or (o.payment_type = 1 and not exists (select from payment_attempts where order_code = o.code))`,
  },
  {
    name: text.invariants.wholeParcels,
    looked: 'select (select count(*) from shipments) + (select count(*) from order_returns)',
    wrong: `select 'line ' || l.id as what from order_lines l
        join shipment_lines s on s.order_line_id = l.id group by l.id having sum(s.quantity) + l.cancelled > l.quantity
      union all
      select 'return of line ' || l.id from order_lines l
        join order_return_lines b on b.order_line_id = l.id
        join order_returns r on r.id = b.return_id and r.state <> 'refused'
        group by l.id having sum(b.quantity) > l.quantity
      union all
      select 'shipment ' || s.id from shipments s
        where not exists (select from shipment_lines where shipment_id = s.id)
      union all
      select 'return ' || r.id from order_returns r
        where (select state from order_return_events where return_id = r.id order by id desc limit 1)
          is distinct from r.state
        or not exists (select from order_return_lines where return_id = r.id)`,
  },
]
