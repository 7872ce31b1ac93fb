-- What price lists themselves say about products now, without the lists that they fall back to: for each variant with a current
-- price its package, price, end, quantity breaks, and the former prices of a lower one. `lists` restricts the answer; null means all
-- lists. `valid_until`: when a dated price begins or ends next; from then on the document is out of date, and readers ask anew.
-- It compares with the clock, since a price often begins in the transaction that writes it. It asks an index for each variant, since
-- joins of whole sets are planned badly for tables that have just been filled.
create or replace function stored_offers_of(ids int[], lists int[])
returns table (product_id int, price_list_id int, offers json, valid_until timestamptz)
language sql stable as $$
  with clock as materialized (select clock_timestamp() as now)
  select v.product_id, o.price_list_id,
    coalesce(json_agg(json_build_array(v.id, o.package_size, r.amount, r.valid_to, step.breaks, former.since, former.amounts)
      order by v.id) filter (where r.amount is not null), '[]'),
    min(step.next)
  from clock c cross join variants v
  join offers o on o.variant_id = v.id and (lists is null or o.price_list_id = any(lists))
  left join lateral (
    select r.amount, r.valid_from, r.valid_to from prices r
    where r.variant_id = v.id and r.price_list_id = o.price_list_id and r.min_quantity = 1
      and r.valid_from <= c.now and (r.valid_to is null or r.valid_to > c.now)
    order by r.valid_from desc limit 1
  ) r on true
  cross join lateral (
    select json_agg(json_build_array(b.min_quantity, b.amount) order by b.min_quantity, b.valid_from)
        filter (where b.min_quantity > 1 and b.valid_from <= c.now and (b.valid_to is null or b.valid_to > c.now)) as breaks,
      least(min(b.valid_from) filter (where b.valid_from > c.now), min(b.valid_to) filter (where b.valid_to > c.now)) as next,
      count(*) > 1 as several
    from prices b where b.variant_id = v.id and b.price_list_id = o.price_list_id
  ) step
  -- Former prices of a year, the longest window that the settings allow, as amount and seconds from their end to the present price.
  -- The reader takes the lowest within the shop's window, so only those count that are lower than all later ones.
  left join lateral (
    select extract(epoch from r.valid_from)::bigint as since,
      json_agg(json_build_array(f.amount, f.ago) order by f.ago, f.amount) as amounts
    from (
      select h.amount, h.ago,
        min(h.amount) over (order by h.ago, h.amount rows between unbounded preceding and 1 preceding) as lowest_later
      from (
        select h.amount, greatest(coalesce(extract(epoch from r.valid_from - h.valid_to), 0), 0)::float8 as ago
        from prices h
        where h.variant_id = v.id and h.price_list_id = o.price_list_id and h.min_quantity = 1 and h.valid_from < r.valid_from
          and (h.valid_to is null or h.valid_to > r.valid_from - interval '366 days')
      ) h
    ) f
    where f.lowest_later is null or f.amount < f.lowest_later
    having (array_agg(f.amount order by f.ago, f.amount))[1] > r.amount
  ) former on step.several
  where v.product_id = any(ids)
  group by v.product_id, o.price_list_id
$$;
