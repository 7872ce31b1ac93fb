-- Locks the listing of products until the end of the transaction. A second transaction that refreshes the same product waits
-- and then reads what the first one has committed. Rows are locked in the order of their ids.
create or replace function lock_listing(ids int[]) returns void language sql as $$
  select 1 from listing_entries where category_id = listing_whole_shop() and product_id = any(ids) order by product_id for no key update
$$;
