-- Writes the documents of products that differ from what the catalogue says. Deleted products take theirs with them.
create or replace function refresh_stored_products(ids int[]) returns void language sql as $$
  insert into stored_products as t
  select * from stored_products_of(ids) order by product_id
  on conflict (product_id) do update set variant_ids = excluded.variant_ids, parts = excluded.parts
  where (t.variant_ids, t.parts::text) is distinct from (excluded.variant_ids, excluded.parts::text)
$$;
