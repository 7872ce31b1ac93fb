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
