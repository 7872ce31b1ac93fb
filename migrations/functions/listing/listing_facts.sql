-- Which variants (bits of mask, by place; -1: all) of a product a fact holds for. List 0 is retail, and what holds for all lists.
create or replace function listing_facts(ids int[], kinds int[], lists int[])
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
