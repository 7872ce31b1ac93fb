-- Trigger of products: refreshes the listing of products whose listed columns change.
create or replace function listing_follows_products() returns trigger language plpgsql as $$
declare ids int[];
begin
  if listing_waits() then return null; end if;
  if tg_op = 'INSERT' then select array_agg(id) into ids from new_rows;
  elsif tg_op = 'DELETE' then select array_agg(id) into ids from old_rows;
  else
    select array_agg(n.id) into ids from new_rows n join old_rows o on o.id = n.id
    where (n.name, n.rank, n.published, n.published_at, n.visibility, n.kdv_rate)
      is distinct from (o.name, o.rank, o.published, o.published_at, o.visibility, o.kdv_rate);
  end if;
  if ids is not null then perform refresh_listing(ids); end if;
  return null;
end $$;
