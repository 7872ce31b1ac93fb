-- Refreshes everything that lists, filters and cards read about products. One statement per table writes only rows that differ.
create or replace function refresh_listing(ids int[]) returns void language plpgsql as $$
declare concerned int[];
begin
  perform lock_listing(ids);
  with wanted as materialized (
    select distinct c.category_id, p.id as product_id, p.rank, p.published_at, p.name
    from products p
    cross join lateral (
      select listing_whole_shop() as category_id
      union all
      select unnest(k.path) from product_categories pc join categories k on k.id = pc.category_id where pc.product_id = p.id
    ) c
    where p.id = any(ids)
  ), gone as (
    delete from listing_entries e where e.product_id = any(ids)
      and not exists (select from wanted w where w.category_id = e.category_id and w.product_id = e.product_id)
  )
  insert into listing_entries as e
  select * from wanted
  on conflict (category_id, product_id) do update
    set rank = excluded.rank, published_at = excluded.published_at, name = excluded.name
    where (e.rank, e.published_at, e.name) is distinct from (excluded.rank, excluded.published_at, excluded.name);
  perform refresh_stored_products(ids);
  perform refresh_stored_offers(ids, null);
  concerned := listing_concerned(ids, null);
  perform refresh_listing_prices(ids, concerned);
  perform refresh_listing_bits(ids, listing_kinds(), concerned);
end $$;
