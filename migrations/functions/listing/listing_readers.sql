-- Lists that read what some lists say: these and all below them; null for all lists, as everybody reads retail.
create or replace function listing_readers(changed int[]) returns int[] language sql stable as $$
  with recursive below as (
    select unnest(changed) as id
    union
    select l.id from below b join price_lists l on l.parent_id = b.id
  )
  select case when not exists (select from price_lists where is_retail and id = any(changed))
    then array(select id from below) end
$$;
