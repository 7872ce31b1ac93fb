-- Refreshes everything that depends on offers and prices of products, after the lists `lists` changed; null means any list.
create or replace function refresh_listing_offers(ids int[], lists int[]) returns void language plpgsql as $$
declare concerned int[] := listing_concerned(ids, lists);
begin
  perform refresh_listing_prices(ids, concerned);
  perform refresh_listing_bits(ids, listing_kinds_of_offers(), concerned);
end $$;
