-- Trigger of stock balances, the one table that every order writes: names the products, so that other answers stay stored. The
-- message is 'stock', then the products whose amount has changed, those whose cards may have, and the categories (0: the whole
-- shop) of those that came into stock or went out of it: 'stock 12,15 12 0,7'. A card shows up to 100 pieces exactly.
create or replace function tell_stored_stock() returns trigger language plpgsql as $$
declare moved int[]; shown int[]; turned int[]; lists int[]; message text;
begin
  select array_agg(distinct product_id), array_agg(distinct product_id) filter (where is_shown),
    array_agg(distinct product_id) filter (where has_turned)
  into moved, shown, turned
  from (
    select v.product_id, least(m.now, m.before) < 100 or packages.differ as is_shown, packages.differ as has_turned
    from (
      select variant_id, n.on_hand - n.reserved as now, o.on_hand - o.reserved as before
      from new_rows n join old_rows o using (variant_id)
    ) m
    join variants v on v.id = m.variant_id
    cross join lateral (
      select (m.now >= 1) <> (m.before >= 1) or exists (
        select from offers f
        where f.variant_id = m.variant_id and (m.now >= f.package_size) <> (m.before >= f.package_size)) as differ
    ) packages
    where m.now <> m.before
  ) changed;
  if moved is null then return null; end if;
  select array_agg(distinct category_id) into lists from listing_entries where product_id = any(turned);
  message := concat_ws(' ', 'stock', array_to_string(moved, ','),
    coalesce(array_to_string(shown, ','), '-'), coalesce(array_to_string(lists, ','), '-'));
  -- PostgreSQL refuses messages of 8,000 bytes, and the order with them.
  perform pg_notify('vitrin_stored', case when length(message) < 7900 then message else 'goods' end);
  return null;
end
$$;
