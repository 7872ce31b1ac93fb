-- The facts of these kinds about products, one row per product and fact. `mask` tells for which variants it holds: bit n for the
-- variant in layer n; -1, all bits, for every variant. `list_id` is the price list whose offers make it true, or
-- listing_retail(), which also stands for facts that hold in every list.
create or replace function listing_facts(ids int[], kinds int[], lists int[])
returns table (kind int, list_id int, key int, product_id int, mask int)
language sql stable as $$
  with offer as materialized (
    select o.*, case when l.is_retail then listing_retail() else l.id end as told_by
    from listing_offers(ids, lists) o join price_lists l on l.id = o.list_id
    where listing_kind_in_stock() = any(kinds) or listing_kind_package() = any(kinds)
  )
  select distinct listing_kind_category(), listing_retail(), above.id, c.product_id, -1
  from product_categories c join categories k on k.id = c.category_id, unnest(k.path) above(id)
  where listing_kind_category() = any(kinds) and c.product_id = any(ids)
  union all
  select listing_kind_detail(), listing_retail(), f.detail_id, f.product_id, -1
  from product_feature_details f
  where listing_kind_detail() = any(kinds) and f.product_id = any(ids)
  union all
  select listing_kind_detail(), listing_retail(), f.detail_id, v.product_id, bit_or(1 << v.place)
  from listing_variants(ids) v join variant_feature_details f on f.variant_id = v.variant_id
  where listing_kind_detail() = any(kinds) group by 3, 4
  union all
  select listing_kind_in_stock(), o.told_by, listing_no_key(), o.product_id, bit_or(1 << o.place)
  from offer o
  where listing_kind_in_stock() = any(kinds) and o.available >= coalesce(o.package_size, 1) group by 2, 4
  union all
  select listing_kind_package(), o.told_by, o.package_size, o.product_id, bit_or(1 << o.place)
  from offer o
  where listing_kind_package() = any(kinds) and o.package_size is not null group by 2, 3, 4
  union all
  select listing_kind_own(), o.list_id, listing_no_key(), o.product_id, -1
  from listing_lists(ids, lists) o join price_lists l on l.id = o.list_id
  where listing_kind_own() = any(kinds) and not l.is_retail
$$;
