-- What offers and prices say, after some lists (null: any) changed what they say about products.
create or replace function refresh_listing_offers(ids int[], lists int[]) returns void language plpgsql as $$
declare concerned int[] := listing_concerned(ids, lists);
begin
  perform refresh_listing_prices(ids, concerned);
  perform refresh_listing_bits(ids, '{3, 4, 5}', concerned);
end $$;
