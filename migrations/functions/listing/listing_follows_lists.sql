-- Trigger of price lists. A new list has no offers yet, unless it is the retail list. A list that gets another parent or another
-- KDV rule changes its own prices and those of the lists below it. Another retail list changes all prices.
-- The back office postpones it: a job refreshes the products of a moved list in parts.
create or replace function listing_follows_lists() returns trigger language plpgsql as $$
declare lists int[]; ids int[];
begin
  if listing_waits() then return null; end if;
  if tg_op = 'INSERT' then
    if not exists (select from new_rows where is_retail) then return null; end if;
  else
    select array_agg(n.id) into lists from new_rows n join old_rows o on o.id = n.id
    where (n.parent_id, n.kdv_included, n.is_retail) is distinct from (o.parent_id, o.kdv_included, o.is_retail);
    if lists is null then return null; end if;
    if not exists (select from new_rows n join old_rows o on o.id = n.id where n.is_retail <> o.is_retail) then
      lists := listing_readers(lists);
    else
      lists := null;
    end if;
  end if;
  if lists is null then
    ids := array(select id from products);
  else
    ids := array(select distinct product_id from listing_prices where price_list_id = any(lists));
  end if;
  perform refresh_listing_offers(ids, lists);
  return null;
end $$;
