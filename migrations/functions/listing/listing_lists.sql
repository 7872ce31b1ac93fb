-- The price lists that say something about products: those with an offer for one of their variants, and retail for all of them.
-- `lists` restricts the answer; null means all lists.
create or replace function listing_lists(ids int[], lists int[]) returns table (product_id int, list_id int)
language sql stable as $$
  select v.product_id, o.price_list_id from variants v join offers o on o.variant_id = v.id
  where v.product_id = any(ids) and (lists is null or o.price_list_id = any(lists))
  union
  select v.product_id, l.id from variants v join price_lists l on l.is_retail
  where v.product_id = any(ids) and (lists is null or l.id = any(lists))
$$;
