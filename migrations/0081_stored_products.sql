-- Documents of products and of what price lists say about them, read by lists and product pages (docs/decisions/cards-are-stored.md).
-- They repeat what other tables say; only the functions below write them.
create table stored_products (
  product_id int primary key references products (id) on delete cascade,
  -- The variants that are sold, in the order of the shop.
  variant_ids int[] not null,
  parts json not null
) with (fillfactor = 90, toast_tuple_target = 4080);
--> statement-breakpoint
create table stored_offers (
  product_id int not null references products (id) on delete cascade,
  price_list_id int not null references price_lists (id) on delete cascade,
  offers json not null,
  -- When a dated price begins or ends next.
  valid_until timestamptz,
  primary key (product_id, price_list_id)
) with (fillfactor = 90);
--> statement-breakpoint
insert into drizzle.sql_functions (name) values ('stored/stored_products_of.sql'), ('stored/refresh_stored_products.sql'),
  ('stored/stored_offers_of.sql'), ('stored/refresh_stored_offers.sql'), ('stored/stored_offers_now.sql');
--> statement-breakpoint
-- What cards and product pages show of products whoever looks: the variants that are sold, the pictures and the feature values. Arrays
-- instead of objects, whose names would be longer than most values; app/features/catalogue/stored/stored-row.ts names their places.
-- Names, prices and stock are not in it: they are read by key, so that a renamed brand or an order rewrites no document.
create or replace function stored_products_of(ids int[]) returns table (product_id int, variant_ids int[], parts json)
language sql stable as $$
  select p.id,
    array(select v.id from variants v where v.product_id = p.id and v.sellable order by v.position, v.id),
    json_build_array(
      (select coalesce(json_agg(json_build_array(v.id, v.code, v.name, v.barcode, v.visibility,
          array(select x.detail_id from variant_feature_details x where x.variant_id = v.id order by 1))
          order by v.position, v.id), '[]')
        from variants v where v.product_id = p.id and v.sellable),
      (select coalesce(json_agg(json_build_array(x.hash, x.width, x.height, x.blur, x.alt, x.variant_ids)
          order by x.position, x.id, x.alt), '[]')
        from (
          select m.id, m.hash, m.width, m.height, m.blur, pp.alt, pp.position,
            array_agg(distinct pp.variant_id order by pp.variant_id nulls first) as variant_ids
          from product_pictures pp join pictures m on m.id = pp.picture_id
          where pp.product_id = p.id group by m.id, pp.alt, pp.position
        ) x),
      array(select x.detail_id from product_feature_details x where x.product_id = p.id order by 1))
  from products p where p.id = any(ids)
$$;
--> statement-breakpoint
-- Writes the documents of products that differ from what the catalogue says. Deleted products take theirs with them.
create or replace function refresh_stored_products(ids int[]) returns void language sql as $$
  insert into stored_products as t
  select * from stored_products_of(ids) order by product_id
  on conflict (product_id) do update set variant_ids = excluded.variant_ids, parts = excluded.parts
  where (t.variant_ids, t.parts::text) is distinct from (excluded.variant_ids, excluded.parts::text)
$$;
--> statement-breakpoint
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
--> statement-breakpoint
-- Writes the documents of offers that differ from what these price lists say about products; null means all lists.
create or replace function refresh_stored_offers(ids int[], lists int[]) returns void language sql as $$
  with fresh as materialized (select * from stored_offers_of(ids, lists)),
  gone as (
    delete from stored_offers t where t.product_id = any(ids) and (lists is null or t.price_list_id = any(lists))
      and not exists (select from fresh f where (f.product_id, f.price_list_id) = (t.product_id, t.price_list_id))
  )
  insert into stored_offers as t
  select * from fresh order by product_id, price_list_id
  on conflict (product_id, price_list_id) do update set offers = excluded.offers, valid_until = excluded.valid_until
  where (t.offers::text, t.valid_until) is distinct from (excluded.offers::text, excluded.valid_until)
$$;
--> statement-breakpoint
-- Products so far, in parts that fit into memory.
do $$
declare first int := 0; ids int[];
begin
  loop
    ids := array(select id from products where id > first order by id limit 5000);
    exit when cardinality(ids) = 0;
    perform refresh_stored_products(ids);
    perform refresh_stored_offers(ids, null);
    first := ids[cardinality(ids)];
  end loop;
end $$;
