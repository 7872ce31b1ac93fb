import { text } from '../text'
import type { Invariant } from './invariant'

/** Pieces that left with an order and have not come back, by its lines: 0 while its stock is only reserved. */
const piecesOut = `
  select o.code, l.variant_id, sum(case o.status
      when 90 then 0
      when 99 then coalesce(s.shipped, 0)
      else l.quantity - l.cancelled end - coalesce(r.restocked, 0)) as pieces
  from orders o
  join order_lines l on l.order_id = o.id
  left join lateral (select sum(quantity) as shipped from shipment_lines where order_line_id = l.id) s on true
  left join lateral (select sum(restocked) as restocked from order_return_lines where order_line_id = l.id) r on true
  group by o.code, l.variant_id`

export const stockInvariants: Invariant[] = [
  {
    name: text.invariants.stockInBounds,
    looked: 'select count(*) from stock_balances',
    wrong: `select variant_id, on_hand, reserved from stock_balances
      where on_hand < 0 or reserved < 0 or reserved > on_hand`,
  },
  {
    name: text.invariants.stockOfMovements,
    looked: 'select count(*) from stock_movements',
    wrong: `select b.variant_id, b.on_hand, coalesce(m.pieces, 0) as moved
      from stock_balances b
      left join (select variant_id, sum(quantity) as pieces from stock_movements group by 1) m using (variant_id)
      where b.on_hand <> coalesce(m.pieces, 0)`,
  },
  {
    name: text.invariants.reservedOfReservations,
    looked: 'select count(*) from stock_reservations',
    wrong: `select variant_id, b.reserved, coalesce(r.pieces, 0) as reserved_for_order
      from stock_balances b
      full join (select variant_id, sum(quantity) as pieces from stock_reservations group by 1) r using (variant_id)
      where coalesce(b.reserved, 0) <> coalesce(r.pieces, 0)`,
  },
  {
    name: text.invariants.reservationsOfLivingOrders,
    looked: 'select count(*) from orders where status = 90',
    wrong: `select coalesce(r.order_code, w.code) as code, coalesce(r.variant_id, w.variant_id) as variant_id,
        r.quantity as reserved_for_order, w.quantity as wanted
      from stock_reservations r
      full join (
        select o.code, l.variant_id, sum(l.quantity) as quantity
        from orders o join order_lines l on l.order_id = o.id where o.status = 90 group by 1, 2
      ) w on w.code = r.order_code and w.variant_id = r.variant_id
      where r.quantity is distinct from w.quantity`,
  },
  {
    name: text.invariants.movementsOfOrders,
    looked: 'select count(*) from order_lines',
    wrong: `select o.code, o.variant_id, o.pieces as out, coalesce(-m.pieces, 0) as moved
      from (${piecesOut}) o
      left join (
        select reference as code, variant_id, sum(quantity) as pieces from stock_movements
        where kind in ('sale', 'cancellation') group by 1, 2
      ) m using (code, variant_id)
      where o.pieces <> coalesce(-m.pieces, 0)`,
  },
  {
    name: text.invariants.salesOfOrders,
    looked: `select count(*) from stock_movements where kind in ('sale', 'cancellation')`,
    wrong: `select m.reference, m.variant_id from stock_movements m where m.kind in ('sale', 'cancellation')
      and not exists (select from orders o join order_lines l on l.order_id = o.id
        where o.code = m.reference and l.variant_id = m.variant_id)`,
  },
]
