-- One product is refreshed by one transaction at a time: who comes second reads what the first has committed.
create or replace function lock_listing(ids int[]) returns void language sql as $$
  select 1 from listing_entries where category_id = 0 and product_id = any(ids) order by product_id for no key update
$$;
