-- Writes the documents of offers that differ from what these price lists say about products; null means all lists.
create or replace function refresh_stored_offers(ids int[], lists int[]) returns void language sql as $$
  with fresh as materialized (select * from stored_offers_of(ids, lists)),
  gone as (
    delete from stored_offers t where t.product_id = any(ids) and (lists is null or t.price_list_id = any(lists))
      and not exists (select from fresh f where (f.product_id, f.price_list_id) = (t.product_id, t.price_list_id))
  )
  insert into stored_offers as t
  select * from fresh order by product_id, price_list_id
  on conflict (product_id, price_list_id) do update set offers = excluded.offers, valid_until = excluded.valid_until
  where (t.offers::text, t.valid_until) is distinct from (excluded.offers::text, excluded.valid_until)
$$;
