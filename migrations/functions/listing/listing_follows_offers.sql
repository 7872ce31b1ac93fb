-- Trigger of offers and prices. A change concerns its price list and the lists below it, not the thousands beside it. The document of
-- offers holds what its list says itself, so it concerns one list alone.
create or replace function listing_follows_offers() returns trigger language plpgsql as $$
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
  perform refresh_stored_offers(ids, lists);
  perform refresh_listing_offers(ids, listing_readers(lists));
  return null;
end $$;
