-- The variants of products with their layer (`place`) and the lowest visitor level that sees them (`level`).
-- The first 28 variants have a layer each. Further ones share a layer with the variants of the same level: in a layer with
-- all others, filters and counts would tell visitors about variants that they do not see. Variants that nobody can buy come
-- last; beyond the 28th they share a layer that no list reads.
create or replace function listing_variants(ids int[]) returns table (product_id int, variant_id int, place int, level int)
language sql stable as $$
  select n.product_id, n.variant_id,
    case when n.place < listing_single_layers() then n.place else listing_layer_further(n.level) end, n.level
  from (
    select s.product_id, s.variant_id, s.level,
      (row_number() over (partition by s.product_id order by s.level = listing_level_nobody(), s.variant_id) - 1)::int as place
    from (
      select v.product_id, v.id as variant_id,
        case when v.sellable and p.published then greatest(v.visibility, p.visibility)::int else listing_level_nobody() end
          as level
      from variants v join products p on p.id = v.product_id
      where v.product_id = any(ids)
    ) s
  ) n
$$;
