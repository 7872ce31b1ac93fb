-- One row per variant and price list that says something about its product, with the first current price along the list's
-- parents, as `priceJoin` finds it. It compares with the clock, since a price often begins in the transaction that writes it.
create or replace function listing_offers(ids int[], lists int[]) returns table (
  list_id int, product_id int, place int, level int, package_size int, available int, gross bigint, net boolean)
language sql stable as $$
  with recursive own as materialized (select * from listing_lists(ids, lists)),
  parents as (
    select id as list_id, id as member_id, parent_id, 1 as place from price_lists where id in (select list_id from own)
    union all
    select c.list_id, l.id, l.parent_id, c.place + 1 from parents c join price_lists l on l.id = c.parent_id
    where c.place < 100
  ), chain as materialized (
    -- Every list falls back to retail last, after its parents. A place beyond all parents puts it there.
    select list_id, array_agg(id order by place) as ids, array_agg(kdv_included order by place) as kdv
    from (
      select p.list_id, l.id, l.kdv_included, min(p.place) as place
      from (
        select list_id, member_id, place from parents
        union all
        select o.list_id, r.id, 1000 from (select distinct list_id from own) o, price_lists r where r.is_retail
      ) p join price_lists l on l.id = p.member_id
      group by 1, 2, 3
    ) member
    group by 1
  ), piece as materialized (
    select v.*, p.kdv_rate, coalesce(s.on_hand - s.reserved, 0) as available
    from listing_variants(ids) v join products p on p.id = v.product_id
    left join stock_balances s on s.variant_id = v.variant_id
  )
  select c.list_id, v.product_id, v.place, v.level, o.package_size, v.available,
    case when o.kdv_included then o.amount else o.amount + (o.amount * v.kdv_rate + 50) / 100 end, not o.kdv_included
  from own join chain c using (list_id) join piece v on v.product_id = own.product_id
  left join lateral (
    select o.package_size, r.amount, m.kdv_included
    from unnest(c.ids, c.kdv) with ordinality m(id, kdv_included, place)
    join offers o on o.variant_id = v.variant_id and o.price_list_id = m.id
    join prices r on r.variant_id = v.variant_id and r.price_list_id = m.id and r.min_quantity = 1
      and r.valid_from <= clock_timestamp() and (r.valid_to is null or r.valid_to > clock_timestamp())
    order by m.place, r.valid_from desc limit 1
  ) o on true
$$;
