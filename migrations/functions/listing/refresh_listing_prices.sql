-- Writes listing_prices of products in price lists: the cheapest price for each visitor level, and when a dated price begins or
-- ends next.
create or replace function refresh_listing_prices(ids int[], lists int[]) returns void language sql as $$
  delete from listing_prices t
  where t.product_id = any(ids) and t.price_list_id = any(lists)
    and not exists (select from listing_lists(ids, lists) l where (l.list_id, l.product_id) = (t.price_list_id, t.product_id));
  insert into listing_prices as t
  with cheapest as (
    -- Price and KDV rule in one number, so that one `min` finds both: twice the gross price, plus 1 for a price without KDV.
    select list_id, product_id, min(2 * gross + net::int) filter (where level = 0) as p0,
      min(2 * gross + net::int) filter (where level <= 1) as p1, min(2 * gross + net::int) filter (where level <= 2) as p2
    from listing_offers(ids, lists) group by 1, 2
  ), due as (
    select v.product_id, min(m.moment) as moment
    from variants v join prices r on r.variant_id = v.id, lateral (values (r.valid_from), (r.valid_to)) m(moment)
    where v.product_id = any(ids) and m.moment > clock_timestamp() group by 1
  )
  select c.list_id, c.product_id, c.p0 / 2, c.p1 / 2, c.p2 / 2,
    coalesce(c.p0 % 2, 0) + 2 * coalesce(c.p1 % 2, 0) + 4 * coalesce(c.p2 % 2, 0), p.kdv_rate, d.moment
  from cheapest c join products p on p.id = c.product_id left join due d using (product_id)
  on conflict (price_list_id, product_id) do update set price0 = excluded.price0, price1 = excluded.price1,
    price2 = excluded.price2, net = excluded.net, kdv_rate = excluded.kdv_rate, next_change = excluded.next_change
  where (t.price0, t.price1, t.price2, t.net, t.kdv_rate, t.next_change) is distinct from
    (excluded.price0, excluded.price1, excluded.price2, excluded.net, excluded.kdv_rate, excluded.next_change)
$$;
