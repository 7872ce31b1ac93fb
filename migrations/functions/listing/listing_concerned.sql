-- The price lists whose rows about products may have to change: those that have an offer now, and those that had one when
-- the rows were written. `lists` restricts the answer; null means all lists.
create or replace function listing_concerned(ids int[], lists int[]) returns int[] language sql stable as $$
  select array(
    select list_id from listing_lists(ids, lists)
    union
    select price_list_id from listing_prices where product_id = any(ids) and (lists is null or price_list_id = any(lists)))
$$;
