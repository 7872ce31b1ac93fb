-- Trigger of categories: refreshes the products of a category that moves to another parent.
create or replace function listing_follows_categories() returns trigger language plpgsql as $$
begin
  perform refresh_listing(array(
    select distinct pc.product_id
    from new_rows n join old_rows o on o.id = n.id and o.path <> n.path join product_categories pc on pc.category_id = n.id));
  return null;
end $$;
