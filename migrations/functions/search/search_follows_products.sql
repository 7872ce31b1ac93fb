-- Copies a changed rank to search_documents, which sorts hits by it.
create or replace function search_follows_products() returns trigger language plpgsql as $$
begin
  update search_documents d set rank = n.rank from new_rows n
  where n.id = d.product_id and n.rank <> d.rank;
  return null;
end $$;
