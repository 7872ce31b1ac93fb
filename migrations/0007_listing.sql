-- Lists are read from these tables, never from the products themselves (docs/decisions/lists-are-read-from-bitmaps.md). They repeat what
-- other tables say; only the functions and triggers below write them.

create table listing_entries (
  -- 0: all products; otherwise a category with everything below it.
  category_id int not null,
  product_id int not null references products (id) on delete cascade,
  rank int not null,
  published_at timestamptz not null,
  name text not null,
  primary key (category_id, product_id)
);
--> statement-breakpoint
create index listing_entries_recommended on listing_entries (category_id, rank, product_id);
--> statement-breakpoint
create index listing_entries_newest on listing_entries (category_id, published_at desc, product_id desc);
--> statement-breakpoint
create index listing_entries_name on listing_entries (category_id, name collate "tr-x-icu", product_id);
--> statement-breakpoint
create index listing_entries_by_product on listing_entries (product_id);
--> statement-breakpoint

-- Gross kuruş of the cheapest variant that a visitor of level 0, 1 or 2 sees, prices of parent lists included.
create table listing_prices (
  price_list_id int not null references price_lists (id) on delete cascade,
  product_id int not null references products (id) on delete cascade,
  price0 bigint,
  price1 bigint,
  price2 bigint,
  -- Bit n: price n was reckoned from a price without KDV.
  net smallint not null,
  kdv_rate smallint not null,
  -- When a dated price begins or ends next.
  next_change timestamptz,
  primary key (price_list_id, product_id)
);
--> statement-breakpoint
create index listing_prices_by_product on listing_prices (product_id);
--> statement-breakpoint
create index listing_prices_0 on listing_prices (price_list_id, price0, product_id);
--> statement-breakpoint
create index listing_prices_1 on listing_prices (price_list_id, price1, product_id);
--> statement-breakpoint
create index listing_prices_2 on listing_prices (price_list_id, price2, product_id);
--> statement-breakpoint
create index listing_prices_due on listing_prices (next_change) where next_change is not null;
--> statement-breakpoint

-- A bitmap per fact: bit n of chunk c stands for product 32000 c + n.
-- kind: 0 seen by a level (key), 1 in a category (key), 2 with a feature detail (key), 3 in stock, 4 sold in packages of
-- a size (key); 3 and 4 per price list. layer: -1 all variants of the product; 0 to 30 its n-th variant by id, where not all
-- of them; -2, -3, -4 some variant that level 0, 1, 2 sees, where not all of them. Kind 0 has -1 for some variant.
create table listing_bits (
  kind smallint not null,
  list_id int not null,
  layer smallint not null,
  chunk int not null,
  key int not null,
  bits bit(32000) not null,
  primary key (kind, list_id, layer, chunk, key)
);
--> statement-breakpoint
-- Two rows fill a page; outside of it each bitmap would cost further reads.
alter table listing_bits alter column bits set storage plain;
--> statement-breakpoint
create index listing_bits_by_chunk on listing_bits (chunk, kind);
--> statement-breakpoint

create function listing_variants(ids int[]) returns table (product_id int, variant_id int, place int, level int)
language sql stable as $$
  select v.product_id, v.id, least(row_number() over (partition by v.product_id order by v.id) - 1, 30)::int,
    case when v.sellable and p.published then greatest(v.visibility, p.visibility)::int else 3 end
  from variants v join products p on p.id = v.product_id
  where v.product_id = any(ids)
$$;
--> statement-breakpoint

-- Every variant in every price list with its first current price along the list's parents: what `priceJoin` finds.
-- By the clock, since a price often begins in the transaction that writes it.
-- By the clock, since a price often begins in the transaction that writes it.
create function listing_offers(ids int[]) returns table (
  list_id int, product_id int, place int, level int, package_size int, available int, gross bigint, net boolean)
language sql stable as $$
  with recursive parents as (
    select id as list_id, id as member_id, parent_id, 1 as place from price_lists
    union all
    select c.list_id, l.id, l.parent_id, c.place + 1 from parents c join price_lists l on l.id = c.parent_id
    where c.place < 100
  ), chain as (
    -- Whoever is nobody's child falls back to retail all the same.
    select x.list_id, x.member_id, l.kdv_included, min(x.place) as place
    from (
      select list_id, member_id, place from parents
      union all
      select l.id, r.id, 1000 from price_lists l, price_lists r where r.is_retail
    ) x join price_lists l on l.id = x.member_id
    group by 1, 2, 3
  ), piece as materialized (
    select v.*, p.kdv_rate, coalesce(s.on_hand - s.reserved, 0) as available
    from listing_variants(ids) v join products p on p.id = v.product_id
    left join stock_balances s on s.variant_id = v.variant_id
  )
  select l.id, v.product_id, v.place, v.level, o.package_size, v.available,
    case when o.kdv_included then o.amount else o.amount + (o.amount * v.kdv_rate + 50) / 100 end, not o.kdv_included
  from price_lists l cross join piece v
  left join lateral (
    select o.package_size, r.amount, c.kdv_included
    from chain c
    join offers o on o.variant_id = v.variant_id and o.price_list_id = c.member_id
    join prices r on r.variant_id = v.variant_id and r.price_list_id = c.member_id and r.min_quantity = 1
      and r.valid_from <= clock_timestamp() and (r.valid_to is null or r.valid_to > clock_timestamp())
    where c.list_id = l.id
    order by c.place, r.valid_from desc limit 1
  ) o on true
$$;
--> statement-breakpoint

-- Which variants (bits of mask, by place; -1: all) of a product a fact holds for.
create function listing_facts(ids int[], kinds int[]) returns table (kind int, list_id int, key int, product_id int, mask int)
language sql stable as $$
  with offer as materialized (select * from listing_offers(ids) where 3 = any(kinds) or 4 = any(kinds))
  select distinct 1, 0, above.id, c.product_id, -1
  from product_categories c join categories k on k.id = c.category_id, unnest(k.path) above(id)
  where 1 = any(kinds) and c.product_id = any(ids)
  union all
  select 2, 0, f.detail_id, f.product_id, -1 from product_feature_details f
  where 2 = any(kinds) and f.product_id = any(ids)
  union all
  select 2, 0, f.detail_id, v.product_id, bit_or(1 << v.place)
  from listing_variants(ids) v join variant_feature_details f on f.variant_id = v.variant_id
  where 2 = any(kinds) group by 3, 4
  union all
  select 3, o.list_id, 0, o.product_id, bit_or(1 << o.place) from offer o
  where 3 = any(kinds) and o.available >= coalesce(o.package_size, 1) group by 2, 4
  union all
  select 4, o.list_id, o.package_size, o.product_id, bit_or(1 << o.place) from offer o
  where 4 = any(kinds) and o.package_size is not null group by 2, 3, 4
$$;
--> statement-breakpoint

create function refresh_listing_bits(ids int[], kinds int[]) returns void language plpgsql as $$
begin
  with variant as materialized (select * from listing_variants(ids)),
  product as materialized (
    select product_id, bit_or(1 << place) as every,
      coalesce(bit_or(1 << place) filter (where level = 0), 0) as seen0,
      coalesce(bit_or(1 << place) filter (where level <= 1), 0) as seen1,
      coalesce(bit_or(1 << place) filter (where level <= 2), 0) as seen2
    from variant group by 1
  ), fact as materialized (
    select f.kind, f.list_id, f.key, p.*, f.mask & p.every as mask
    from (select kind, list_id, key, product_id, bit_or(mask) as mask from listing_facts(ids, kinds) group by 1, 2, 3, 4) f
    join product p using (product_id)
  ), placed as (
    select kind, list_id, -1 as layer, key, product_id from fact where mask = every
    union all
    select f.kind, f.list_id, v.place, f.key, f.product_id from fact f join variant v using (product_id)
    where f.mask <> f.every and f.mask & (1 << v.place) <> 0
    union all
    select f.kind, f.list_id, -2 - s.level, f.key, f.product_id
    from fact f, lateral (values (0, f.seen0), (1, f.seen1), (2, f.seen2)) s(level, seen)
    where f.mask <> f.every and f.mask & s.seen <> 0
    union all
    select 0, 0, case when lowest then -1 else v.place end, s.level, v.product_id
    from variant v, generate_series(v.level, 2) s(level), (values (true), (false)) l(lowest)
    where 0 = any(kinds)
  ), fresh as materialized (
    select kind, list_id, layer, product_id / 32000 as chunk, key,
      bit_or(set_bit(0::bit(32000), product_id % 32000, 1)) as bits
    from placed group by 1, 2, 3, 4, 5
  ), touched as materialized (
    select id / 32000 as chunk, bit_or(set_bit(0::bit(32000), id % 32000, 1)) as bits from unnest(ids) id group by 1
  ), put as (
    insert into listing_bits as b (kind, list_id, layer, chunk, key, bits)
    select kind, list_id, layer, chunk, key, bits from fresh order by 1, 2, 3, 4, 5
    on conflict (kind, list_id, layer, chunk, key) do update
      set bits = (b.bits & ~(select t.bits from touched t where t.chunk = excluded.chunk)) | excluded.bits
      where b.bits & (select t.bits from touched t where t.chunk = excluded.chunk) <> excluded.bits
  )
  update listing_bits b set bits = b.bits & ~t.bits
  from touched t
  where b.chunk = t.chunk and b.kind = any(kinds) and b.bits & t.bits <> 0::bit(32000)
    and not exists (
      select from fresh f
      where (f.kind, f.list_id, f.layer, f.chunk, f.key) = (b.kind, b.list_id, b.layer, b.chunk, b.key));
end $$;
--> statement-breakpoint

create function refresh_listing_prices(ids int[]) returns void language sql as $$
  insert into listing_prices as t
  with cheapest as (
    -- Twice the price, and one more when it was net: the least of both in one number.
    select list_id, product_id, min(2 * gross + net::int) filter (where level = 0) as p0,
      min(2 * gross + net::int) filter (where level <= 1) as p1, min(2 * gross + net::int) filter (where level <= 2) as p2
    from listing_offers(ids) group by 1, 2
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
--> statement-breakpoint

-- One product is refreshed by one transaction at a time: who comes second reads what the first has committed.
create function lock_listing(ids int[]) returns void language sql as $$
  select 1 from listing_entries where category_id = 0 and product_id = any(ids) order by product_id for no key update
$$;
--> statement-breakpoint

create function refresh_listing(ids int[]) returns void language plpgsql as $$
begin
  perform lock_listing(ids);
  with wanted as materialized (
    select distinct c.category_id, p.id as product_id, p.rank, p.published_at, p.name
    from products p
    cross join lateral (
      select 0 as category_id
      union all
      select unnest(k.path) from product_categories pc join categories k on k.id = pc.category_id where pc.product_id = p.id
    ) c
    where p.id = any(ids)
  ), gone as (
    delete from listing_entries e where e.product_id = any(ids)
      and not exists (select from wanted w where w.category_id = e.category_id and w.product_id = e.product_id)
  )
  insert into listing_entries as e
  select * from wanted
  on conflict (category_id, product_id) do update
    set rank = excluded.rank, published_at = excluded.published_at, name = excluded.name
    where (e.rank, e.published_at, e.name) is distinct from (excluded.rank, excluded.published_at, excluded.name);
  perform refresh_listing_prices(ids);
  perform refresh_listing_bits(ids, '{0, 1, 2, 3, 4}');
end $$;
--> statement-breakpoint

-- Bulk writers say `set local vitrin.listing = 'later'` and call refresh_listing themselves, once.
create function listing_waits() returns boolean language sql stable
return coalesce(current_setting('vitrin.listing', true), '') = 'later';
--> statement-breakpoint

create function listing_follows_products() returns trigger language plpgsql as $$
declare ids int[];
begin
  if listing_waits() then return null; end if;
  if tg_op = 'INSERT' then select array_agg(id) into ids from new_rows;
  elsif tg_op = 'DELETE' then select array_agg(id) into ids from old_rows;
  else
    select array_agg(n.id) into ids from new_rows n join old_rows o on o.id = n.id
    where (n.name, n.rank, n.published, n.published_at, n.visibility, n.kdv_rate)
      is distinct from (o.name, o.rank, o.published, o.published_at, o.visibility, o.kdv_rate);
  end if;
  if ids is not null then perform refresh_listing(ids); end if;
  return null;
end $$;
--> statement-breakpoint

-- The tables below have a product_id. Argument: entries when the whole listing of the product may differ.
create function listing_follows_parts() returns trigger language plpgsql as $$
declare ids int[];
begin
  if listing_waits() then return null; end if;
  if tg_op = 'INSERT' then select array_agg(distinct product_id) into ids from new_rows;
  elsif tg_op = 'DELETE' then select array_agg(distinct product_id) into ids from old_rows;
  else select array_agg(distinct product_id) into ids from (select product_id from new_rows union select product_id from old_rows) r;
  end if;
  if ids is null then return null; end if;
  if tg_argv[0] = 'details' then
    perform lock_listing(ids);
    perform refresh_listing_bits(ids, '{2}');
  else
    perform refresh_listing(ids);
  end if;
  return null;
end $$;
--> statement-breakpoint

-- The tables below have a variant_id.
create function listing_follows_variants() returns trigger language plpgsql as $$
declare ids int[];
begin
  if listing_waits() then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct v.product_id) into ids from new_rows r join variants v on v.id = r.variant_id;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct v.product_id) into ids from old_rows r join variants v on v.id = r.variant_id;
  else
    select array_agg(distinct v.product_id) into ids
    from (select variant_id from new_rows union select variant_id from old_rows) r join variants v on v.id = r.variant_id;
  end if;
  if ids is null then return null; end if;
  perform lock_listing(ids);
  if tg_argv[0] = 'details' then
    perform refresh_listing_bits(ids, '{2}');
  else
    perform refresh_listing_prices(ids);
    perform refresh_listing_bits(ids, '{3, 4}');
  end if;
  return null;
end $$;
--> statement-breakpoint

-- Most movements leave enough for a package: only what begins or ceases to be in stock is written.
create function listing_follows_stock() returns trigger language plpgsql as $$
declare ids int[];
begin
  if listing_waits() then return null; end if;
  if tg_op = 'UPDATE' then
    select array_agg(distinct v.product_id) into ids
    from (
      select n.variant_id, n.on_hand - n.reserved as now, o.on_hand - o.reserved as before
      from new_rows n join old_rows o on o.variant_id = n.variant_id
    ) m
    join variants v on v.id = m.variant_id
    where (m.now >= 1) <> (m.before >= 1) or exists (
      select from offers f where f.variant_id = m.variant_id and (m.now >= f.package_size) <> (m.before >= f.package_size));
  elsif tg_op = 'INSERT' then
    select array_agg(distinct v.product_id) into ids from new_rows r join variants v on v.id = r.variant_id
    where r.on_hand > r.reserved;
  else
    select array_agg(distinct v.product_id) into ids from old_rows r join variants v on v.id = r.variant_id;
  end if;
  if ids is null then return null; end if;
  perform lock_listing(ids);
  perform refresh_listing_bits(ids, '{3}');
  return null;
end $$;
--> statement-breakpoint

create function listing_follows_categories() returns trigger language plpgsql as $$
begin
  perform refresh_listing(array(
    select distinct pc.product_id
    from new_rows n join old_rows o on o.id = n.id and o.path <> n.path join product_categories pc on pc.category_id = n.id));
  return null;
end $$;
--> statement-breakpoint
create function listing_follows_lists() returns trigger language plpgsql as $$
begin
  perform refresh_listing_prices(array(select id from products));
  perform refresh_listing_bits(array(select id from products), '{3, 4}');
  return null;
end $$;
--> statement-breakpoint
create trigger listing_insert after insert on products referencing new table as new_rows for each statement execute function listing_follows_products();
--> statement-breakpoint
create trigger listing_update after update on products referencing old table as old_rows new table as new_rows for each statement execute function listing_follows_products();
--> statement-breakpoint
create trigger listing_delete after delete on products referencing old table as old_rows for each statement execute function listing_follows_products();
--> statement-breakpoint
create trigger listing_insert after insert on product_categories referencing new table as new_rows for each statement execute function listing_follows_parts('entries');
--> statement-breakpoint
create trigger listing_update after update on product_categories referencing old table as old_rows new table as new_rows for each statement execute function listing_follows_parts('entries');
--> statement-breakpoint
create trigger listing_delete after delete on product_categories referencing old table as old_rows for each statement execute function listing_follows_parts('entries');
--> statement-breakpoint
create trigger listing_insert after insert on variants referencing new table as new_rows for each statement execute function listing_follows_parts('entries');
--> statement-breakpoint
create trigger listing_update after update on variants referencing old table as old_rows new table as new_rows for each statement execute function listing_follows_parts('entries');
--> statement-breakpoint
create trigger listing_delete after delete on variants referencing old table as old_rows for each statement execute function listing_follows_parts('entries');
--> statement-breakpoint
create trigger listing_insert after insert on product_feature_details referencing new table as new_rows for each statement execute function listing_follows_parts('details');
--> statement-breakpoint
create trigger listing_update after update on product_feature_details referencing old table as old_rows new table as new_rows for each statement execute function listing_follows_parts('details');
--> statement-breakpoint
create trigger listing_delete after delete on product_feature_details referencing old table as old_rows for each statement execute function listing_follows_parts('details');
--> statement-breakpoint
create trigger listing_insert after insert on variant_feature_details referencing new table as new_rows for each statement execute function listing_follows_variants('details');
--> statement-breakpoint
create trigger listing_update after update on variant_feature_details referencing old table as old_rows new table as new_rows for each statement execute function listing_follows_variants('details');
--> statement-breakpoint
create trigger listing_delete after delete on variant_feature_details referencing old table as old_rows for each statement execute function listing_follows_variants('details');
--> statement-breakpoint
create trigger listing_insert after insert on offers referencing new table as new_rows for each statement execute function listing_follows_variants('prices');
--> statement-breakpoint
create trigger listing_update after update on offers referencing old table as old_rows new table as new_rows for each statement execute function listing_follows_variants('prices');
--> statement-breakpoint
create trigger listing_delete after delete on offers referencing old table as old_rows for each statement execute function listing_follows_variants('prices');
--> statement-breakpoint
create trigger listing_insert after insert on prices referencing new table as new_rows for each statement execute function listing_follows_variants('prices');
--> statement-breakpoint
create trigger listing_update after update on prices referencing old table as old_rows new table as new_rows for each statement execute function listing_follows_variants('prices');
--> statement-breakpoint
create trigger listing_delete after delete on prices referencing old table as old_rows for each statement execute function listing_follows_variants('prices');
--> statement-breakpoint
create trigger listing_insert after insert on stock_balances referencing new table as new_rows for each statement execute function listing_follows_stock();
--> statement-breakpoint
create trigger listing_update after update on stock_balances referencing old table as old_rows new table as new_rows for each statement execute function listing_follows_stock();
--> statement-breakpoint
create trigger listing_delete after delete on stock_balances referencing old table as old_rows for each statement execute function listing_follows_stock();
--> statement-breakpoint
create trigger listing_update after update on categories referencing old table as old_rows new table as new_rows for each statement execute function listing_follows_categories();
--> statement-breakpoint
create trigger listing_insert after insert on price_lists referencing new table as new_rows for each statement execute function listing_follows_lists();
--> statement-breakpoint
create trigger listing_update after update on price_lists referencing old table as old_rows new table as new_rows for each statement execute function listing_follows_lists();
--> statement-breakpoint
-- What the shop has already.
do $$ begin
  for part in 0..(select coalesce(max(id), 0) / 5000 from products) loop
    perform refresh_listing(array(select id from products where id between 5000 * part and 5000 * part + 4999));
  end loop;
end $$;
