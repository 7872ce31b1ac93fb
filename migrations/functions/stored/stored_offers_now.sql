-- The offers of one product in one price list as they are now, for readers of a document that is out of date. In plpgsql, so that
-- the statements of readers are not planned and started with all of stored_offers_of, which they seldom need.
create or replace function stored_offers_now(product int, list int) returns json language plpgsql stable as $$
begin
  return (select o.offers from stored_offers_of(array[product], array[list]) o);
end $$;
