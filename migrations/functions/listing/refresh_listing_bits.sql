-- Sets the bits of products `ids` in the bitmaps of the given kinds: kinds that depend on offers in the price lists `lists`
-- alone, the others once for all lists. Bitmaps that stay equal are not written.
-- The column `bits` has 32,000 bits: chunk `product_id / 32000`, bit `product_id % 32000`.
create or replace function refresh_listing_bits(ids int[], kinds int[], lists int[]) returns void language plpgsql as $$
begin
  with variant as materialized (select * from listing_variants(ids)),
  -- Masks with a bit per layer of a variant: all variants, and those that visitors of level 0, 1 and 2 see.
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
  ),
  -- One row per bit. A fact of all variants has one bit; another has one for each of its variants and one for each level that
  -- sees such a variant.
  placed as (
    select kind, list_id, listing_layer_all() as layer, key, product_id from fact where mask = every
    union all
    select f.kind, f.list_id, v.place, f.key, f.product_id from fact f join variant v using (product_id)
    where f.mask <> f.every and f.mask & (1 << v.place) <> 0
    union all
    select f.kind, f.list_id, listing_layer_some(s.level), f.key, f.product_id
    from fact f, lateral (values (0, f.seen0), (1, f.seen1), (2, f.seen2)) s(level, seen)
    where f.mask <> f.every and f.mask & s.seen <> 0
    union all
    -- Visibility stands in the layer of every variant, and in listing_layer_all() as soon as one variant is seen.
    select listing_kind_visible(), listing_retail(), case when lowest then listing_layer_all() else v.place end, s.level,
      v.product_id
    from variant v join (values (0), (1), (2)) s(level) on s.level >= v.level, (values (true), (false)) l(lowest)
    where listing_kind_visible() = any(kinds)
  ),
  -- Bits are gathered in words of 64 bits first: a bitmap for every product and fact would take twice as long.
  fresh as materialized (
    select kind, list_id, layer, chunk, key,
      bit_or(overlay(0::bit(32000) placing word::bit(64) from 64 * place + 1)) as bits
    from (
      select kind, list_id, layer, product_id / 32000 as chunk, key, product_id % 32000 / 64 as place,
        bit_or(1::bigint << (63 - product_id % 64)) as word
      from placed group by 1, 2, 3, 4, 5, 6
    ) w
    group by 1, 2, 3, 4, 5
  ),
  -- The products whose bits are replaced; all other bits stay as they are.
  touched as materialized (
    select id / 32000 as chunk, bit_or(set_bit(0::bit(32000), id % 32000, 1)) as bits from unnest(ids) id group by 1
  ), put as (
    insert into listing_bits as b (kind, list_id, layer, chunk, key, bits)
    select kind, list_id, layer, chunk, key, bits from fresh where list_id = listing_retail() order by 1, 2, 3, 4, 5
    on conflict (kind, list_id, layer, chunk, key) do update
      set bits = (b.bits & ~(select t.bits from touched t where t.chunk = excluded.chunk)) | excluded.bits
      where b.bits & (select t.bits from touched t where t.chunk = excluded.chunk) <> excluded.bits
  ), put_of_lists as (
    insert into listing_list_bits as b (list_id, kind, layer, chunk, key, bits)
    select list_id, kind, layer, chunk, key, bits from fresh where list_id > listing_retail() order by 1, 2, 3, 4, 5
    on conflict (list_id, kind, layer, chunk, key) do update
      set bits = (b.bits & ~(select t.bits from touched t where t.chunk = excluded.chunk)) | excluded.bits
      where b.bits & (select t.bits from touched t where t.chunk = excluded.chunk) <> excluded.bits
  ),
  -- Bitmaps for which no product has a fresh bit are cleared of these products.
  cleared_of_lists as (
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
    and (b.kind < listing_kind_in_stock() or exists (select from price_lists where is_retail and id = any(lists)))
    and not exists (
      select from fresh f
      where (f.kind, f.list_id, f.layer, f.chunk, f.key) = (b.kind, b.list_id, b.layer, b.chunk, b.key));
end $$;
