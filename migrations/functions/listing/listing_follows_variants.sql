-- Trigger of the feature values of variants.
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
  perform refresh_listing_bits(ids, array[listing_kind_detail()], '{}');
  perform refresh_stored_products(ids);
  return null;
end $$;
