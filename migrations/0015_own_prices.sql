-- Price lists say what they have of their own; the rest is read from their parents, at last from retail
-- (docs/decisions/lists-are-read-from-bitmaps.md). Thousands of lists with a few prices each stay small that way.

-- In listing_prices retail has a row for every product, another list for products it has an offer for.

-- Facts of kind 3 and 4 about products a list has offers for, and which ones these are (kind 5, layer -1). Otherwise as
-- listing_bits, where list 0 is retail. Most of these bitmaps are nearly empty, so they are kept compressed.
create table listing_list_bits (
  list_id int not null references price_lists (id) on delete cascade,
  kind smallint not null,
  layer smallint not null,
  chunk int not null,
  key int not null,
  bits bit(32000) not null,
  primary key (list_id, kind, layer, chunk, key)
);
--> statement-breakpoint
alter table listing_list_bits alter column bits set storage main;
--> statement-breakpoint
drop function refresh_listing_prices(int[]);
--> statement-breakpoint
drop function refresh_listing_bits(int[], int[]);
--> statement-breakpoint
drop function listing_facts(int[], int[]);
--> statement-breakpoint
drop function listing_offers(int[]);
--> statement-breakpoint

-- Which lists have something of their own to say about products: retail always. Of these lists; null: of all.
create function listing_lists(ids int[], lists int[]) returns table (product_id int, list_id int)
language sql stable as $$
  select v.product_id, o.price_list_id from variants v join offers o on o.variant_id = v.id
  where v.product_id = any(ids) and (lists is null or o.price_list_id = any(lists))
  union
  select v.product_id, l.id from variants v join price_lists l on l.is_retail
  where v.product_id = any(ids) and (lists is null or l.id = any(lists))
$$;
--> statement-breakpoint

-- Lists that read what some lists say: these and all below them; null for all lists, as everybody reads retail.
create function listing_readers(changed int[]) returns int[] language sql stable as $$
  with recursive below as (
    select unnest(changed) as id
    union
    select l.id from below b join price_lists l on l.parent_id = b.id
  )
  select case when not exists (select from price_lists where is_retail and id = any(changed))
    then array(select id from below) end
$$;
--> statement-breakpoint

-- Lists whose rows about products may have to change: what they say now, and what they said.
create function listing_concerned(ids int[], lists int[]) returns int[] language sql stable as $$
  select array(
    select list_id from listing_lists(ids, lists)
    union
    select price_list_id from listing_prices where product_id = any(ids) and (lists is null or price_list_id = any(lists)))
$$;
--> statement-breakpoint

-- Every variant in every list that says something about its product, with its first current price along the list's
-- parents: what `priceJoin` finds. By the clock, since a price often begins in the transaction that writes it.
create function listing_offers(ids int[], lists int[]) returns table (
  list_id int, product_id int, place int, level int, package_size int, available int, gross bigint, net boolean)
language sql stable as $$
  with recursive own as materialized (select * from listing_lists(ids, lists)),
  parents as (
    select id as list_id, id as member_id, parent_id, 1 as place from price_lists where id in (select list_id from own)
    union all
    select c.list_id, l.id, l.parent_id, c.place + 1 from parents c join price_lists l on l.id = c.parent_id
    where c.place < 100
  ), chain as materialized (
    -- Whoever is nobody's child falls back to retail all the same.
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
--> statement-breakpoint

-- Which variants (bits of mask, by place; -1: all) of a product a fact holds for. List 0 is retail, and what holds for all lists.
create function listing_facts(ids int[], kinds int[], lists int[])
returns table (kind int, list_id int, key int, product_id int, mask int)
language sql stable as $$
  with offer as materialized (
    select o.*, case when l.is_retail then 0 else l.id end as told_by
    from listing_offers(ids, lists) o join price_lists l on l.id = o.list_id
    where 3 = any(kinds) or 4 = any(kinds)
  )
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
  select 3, o.told_by, 0, o.product_id, bit_or(1 << o.place) from offer o
  where 3 = any(kinds) and o.available >= coalesce(o.package_size, 1) group by 2, 4
  union all
  select 4, o.told_by, o.package_size, o.product_id, bit_or(1 << o.place) from offer o
  where 4 = any(kinds) and o.package_size is not null group by 2, 3, 4
  union all
  select 5, o.list_id, 0, o.product_id, -1 from listing_lists(ids, lists) o join price_lists l on l.id = o.list_id
  where 5 = any(kinds) and not l.is_retail
$$;
--> statement-breakpoint

-- Facts 3, 4 and 5 of the given lists; facts 0 to 2 are nobody's.
create function refresh_listing_bits(ids int[], kinds int[], lists int[]) returns void language plpgsql as $$
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
    from (
      select kind, list_id, key, product_id, bit_or(mask) as mask from listing_facts(ids, kinds, lists) group by 1, 2, 3, 4
    ) f
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
    select kind, list_id, layer, chunk, key, bits from fresh where list_id = 0 order by 1, 2, 3, 4, 5
    on conflict (kind, list_id, layer, chunk, key) do update
      set bits = (b.bits & ~(select t.bits from touched t where t.chunk = excluded.chunk)) | excluded.bits
      where b.bits & (select t.bits from touched t where t.chunk = excluded.chunk) <> excluded.bits
  ), put_of_lists as (
    insert into listing_list_bits as b (list_id, kind, layer, chunk, key, bits)
    select list_id, kind, layer, chunk, key, bits from fresh where list_id > 0 order by 1, 2, 3, 4, 5
    on conflict (list_id, kind, layer, chunk, key) do update
      set bits = (b.bits & ~(select t.bits from touched t where t.chunk = excluded.chunk)) | excluded.bits
      where b.bits & (select t.bits from touched t where t.chunk = excluded.chunk) <> excluded.bits
  ), cleared_of_lists as (
    update listing_list_bits b set bits = b.bits & ~t.bits
    from touched t
    where b.chunk = t.chunk and b.list_id = any(lists) and b.kind = any(kinds) and b.bits & t.bits <> 0::bit(32000)
      and not exists (
        select from fresh f
        where (f.list_id, f.kind, f.layer, f.chunk, f.key) = (b.list_id, b.kind, b.layer, b.chunk, b.key))
  )
  update listing_bits b set bits = b.bits & ~t.bits
  from touched t
  where b.chunk = t.chunk and b.kind = any(kinds) and b.bits & t.bits <> 0::bit(32000)
    and (b.kind < 3 or exists (select from price_lists where is_retail and id = any(lists)))
    and not exists (
      select from fresh f
      where (f.kind, f.list_id, f.layer, f.chunk, f.key) = (b.kind, b.list_id, b.layer, b.chunk, b.key));
end $$;
--> statement-breakpoint

create function refresh_listing_prices(ids int[], lists int[]) returns void language sql as $$
  delete from listing_prices t
  where t.product_id = any(ids) and t.price_list_id = any(lists)
    and not exists (select from listing_lists(ids, lists) l where (l.list_id, l.product_id) = (t.price_list_id, t.product_id));
  insert into listing_prices as t
  with cheapest as (
    -- Twice the price, and one more when it was net: the least of both in one number.
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
--> statement-breakpoint

-- What offers and prices say, after some lists (null: any) changed what they say about products.
create function refresh_listing_offers(ids int[], lists int[]) returns void language plpgsql as $$
declare concerned int[] := listing_concerned(ids, lists);
begin
  perform refresh_listing_prices(ids, concerned);
  perform refresh_listing_bits(ids, '{3, 4, 5}', concerned);
end $$;
--> statement-breakpoint

create or replace function refresh_listing(ids int[]) returns void language plpgsql as $$
declare concerned int[];
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
  concerned := listing_concerned(ids, null);
  perform refresh_listing_prices(ids, concerned);
  perform refresh_listing_bits(ids, '{0, 1, 2, 3, 4, 5}', concerned);
end $$;
--> statement-breakpoint

create or replace function listing_follows_parts() returns trigger language plpgsql as $$
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
    perform refresh_listing_bits(ids, '{2}', '{}');
  else
    perform refresh_listing(ids);
  end if;
  return null;
end $$;
--> statement-breakpoint

-- Details of variants; offers and prices have a trigger of their own below.
create or replace function listing_follows_variants() returns trigger language plpgsql as $$
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
  perform refresh_listing_bits(ids, '{2}', '{}');
  return null;
end $$;
--> statement-breakpoint

-- A list that says something else concerns itself and the lists below it, not the thousands beside it.
create function listing_follows_offers() returns trigger language plpgsql as $$
declare ids int[]; lists int[];
begin
  if listing_waits() then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct v.product_id), array_agg(distinct r.price_list_id) into ids, lists
    from new_rows r join variants v on v.id = r.variant_id;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct v.product_id), array_agg(distinct r.price_list_id) into ids, lists
    from old_rows r join variants v on v.id = r.variant_id;
  else
    select array_agg(distinct v.product_id), array_agg(distinct r.price_list_id) into ids, lists
    from (select variant_id, price_list_id from new_rows union select variant_id, price_list_id from old_rows) r
    join variants v on v.id = r.variant_id;
  end if;
  if ids is null then return null; end if;
  perform lock_listing(ids);
  perform refresh_listing_offers(ids, listing_readers(lists));
  return null;
end $$;
--> statement-breakpoint

create or replace function listing_follows_stock() returns trigger language plpgsql as $$
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
  perform refresh_listing_bits(ids, '{3}', listing_concerned(ids, null));
  return null;
end $$;
--> statement-breakpoint

-- A list that is new says nothing yet. One that falls back elsewhere, or counts KDV otherwise, changes what it and the
-- lists below it say about their own products.
create or replace function listing_follows_lists() returns trigger language plpgsql as $$
declare lists int[]; ids int[];
begin
  if tg_op = 'INSERT' then
    if not exists (select from new_rows where is_retail) then return null; end if;
  else
    select array_agg(n.id) into lists from new_rows n join old_rows o on o.id = n.id
    where (n.parent_id, n.kdv_included, n.is_retail) is distinct from (o.parent_id, o.kdv_included, o.is_retail);
    if lists is null then return null; end if;
    if not exists (select from new_rows n join old_rows o on o.id = n.id where n.is_retail <> o.is_retail) then
      lists := listing_readers(lists);
    else
      lists := null;
    end if;
  end if;
  if lists is null then
    ids := array(select id from products);
  else
    ids := array(select distinct product_id from listing_prices where price_list_id = any(lists));
  end if;
  perform refresh_listing_offers(ids, lists);
  return null;
end $$;
--> statement-breakpoint
drop trigger listing_insert on offers;
--> statement-breakpoint
drop trigger listing_update on offers;
--> statement-breakpoint
drop trigger listing_delete on offers;
--> statement-breakpoint
drop trigger listing_insert on prices;
--> statement-breakpoint
drop trigger listing_update on prices;
--> statement-breakpoint
drop trigger listing_delete on prices;
--> statement-breakpoint
create trigger listing_insert after insert on offers referencing new table as new_rows for each statement execute function listing_follows_offers();
--> statement-breakpoint
create trigger listing_update after update on offers referencing old table as old_rows new table as new_rows for each statement execute function listing_follows_offers();
--> statement-breakpoint
create trigger listing_delete after delete on offers referencing old table as old_rows for each statement execute function listing_follows_offers();
--> statement-breakpoint
create trigger listing_insert after insert on prices referencing new table as new_rows for each statement execute function listing_follows_offers();
--> statement-breakpoint
create trigger listing_update after update on prices referencing old table as old_rows new table as new_rows for each statement execute function listing_follows_offers();
--> statement-breakpoint
create trigger listing_delete after delete on prices referencing old table as old_rows for each statement execute function listing_follows_offers();
--> statement-breakpoint

-- What the shop has already.
delete from listing_bits where kind in (3, 4);
--> statement-breakpoint
do $$ begin
  for part in 0..(select coalesce(max(id), 0) / 5000 from products) loop
    perform refresh_listing_offers(array(select id from products where id between 5000 * part and 5000 * part + 4999), null);
  end loop;
end $$;
