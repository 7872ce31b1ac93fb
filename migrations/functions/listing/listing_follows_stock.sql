-- Trigger of stock balances. Most changes leave enough for a package: it refreshes only products with a variant that comes
-- into stock or goes out of stock.
create or replace function listing_follows_stock() returns trigger language plpgsql as $$
declare ids int[];
begin
  if listing_waits() then return null; end if;
  if tg_op = 'UPDATE' then
    select array_agg(distinct v.product_id) into ids
    from (
      select n.variant_id, n.on_hand - n.reserved as now, o.on_hand - o.reserved as before
      from new_rows n join old_rows o on o.variant_id = n.variant_id
    ) m
    join variants v on v.id = m.variant_id
    where (m.now >= 1) <> (m.before >= 1) or exists (
      select from offers f where f.variant_id = m.variant_id and (m.now >= f.package_size) <> (m.before >= f.package_size));
  elsif tg_op = 'INSERT' then
    select array_agg(distinct v.product_id) into ids from new_rows r join variants v on v.id = r.variant_id
    where r.on_hand > r.reserved;
  else
    select array_agg(distinct v.product_id) into ids from old_rows r join variants v on v.id = r.variant_id;
  end if;
  if ids is null then return null; end if;
  perform lock_listing(ids);
  perform refresh_listing_bits(ids, array[listing_kind_in_stock()], listing_concerned(ids, null));
  return null;
end $$;
