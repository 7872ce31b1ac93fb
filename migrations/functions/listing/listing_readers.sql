-- The price lists whose prices may change with those of the lists `changed`: these and all lists below them. Null means all
-- lists, since every list falls back to retail.
create or replace function listing_readers(changed int[]) returns int[] language sql stable as $$
  with recursive below as (
    select unnest(changed) as id
    union
    select l.id from below b join price_lists l on l.parent_id = b.id
  )
  select case when not exists (select from price_lists where is_retail and id = any(changed))
    then array(select id from below) end
$$;
