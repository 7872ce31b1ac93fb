-- Variants behind the twenty-eighth share a layer with those that the same visitors see, not with all: what is hidden from
-- somebody told of itself through the filters, counts and stock of the others. What cannot be bought comes last, and behind
-- the twenty-eighth stands in a layer that nobody reads.
create or replace function listing_variants(ids int[]) returns table (product_id int, variant_id int, place int, level int)
language sql stable as $$
  select n.product_id, n.variant_id, case when n.place < 28 then n.place else 28 + n.level end, n.level
  from (
    select s.product_id, s.variant_id, s.level,
      (row_number() over (partition by s.product_id order by s.level = 3, s.variant_id) - 1)::int as place
    from (
      select v.product_id, v.id as variant_id,
        case when v.sellable and p.published then greatest(v.visibility, p.visibility)::int else 3 end as level
      from variants v join products p on p.id = v.product_id
      where v.product_id = any(ids)
    ) s
  ) n
$$;
