-- Trigger of tables with a product_id. Its argument is `pictures`, which lists do not sort or filter by, `details` when only feature
-- values change, else `entries`.
create or replace function listing_follows_parts() returns trigger language plpgsql as $$
declare ids int[];
begin
  if listing_waits() then return null; end if;
  if tg_op = 'INSERT' then select array_agg(distinct product_id) into ids from new_rows;
  elsif tg_op = 'DELETE' then select array_agg(distinct product_id) into ids from old_rows;
  else select array_agg(distinct product_id) into ids from (select product_id from new_rows union select product_id from old_rows) r;
  end if;
  if ids is null then return null; end if;
  if tg_argv[0] = 'pictures' then
    perform lock_listing(ids);
    perform refresh_stored_products(ids);
  elsif tg_argv[0] = 'details' then
    perform lock_listing(ids);
    perform refresh_listing_bits(ids, array[listing_kind_detail()], '{}');
    perform refresh_stored_products(ids);
  else
    perform refresh_listing(ids);
  end if;
  return null;
end $$;
