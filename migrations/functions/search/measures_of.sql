-- The measures in a folded text, each as one word, as searches look them up: "1,5 mm" gives 1v5mm, "38–41 mm" each whole
-- millimetre from 38mm to 41mm, "120/75 mm" both. app/features/catalogue/search/understanding/measures.ts has the same units.
create or replace function measures_of(folded text) returns text language plpgsql immutable strict as $$
declare
  part text[];
  unit text;
  found_one text := '';
begin
  -- Most texts have no measure, and this question is cheap.
  if folded !~ '[0-9] *(mm|mil|ml|cm|san|lt|lit|gr|kg|kil)' then return ''; end if;
  for part in select regexp_matches(folded,
    '([0-9]{1,6})(?:[.,]([0-9]{1,2}))?(?: *([-–/]) *([0-9]{1,6})(?:[.,]([0-9]{1,2}))?)? *([a-z]{2,10})', 'g')
  loop
    unit := case
      when part[6] in ('mm', 'cm', 'ml', 'lt', 'gr', 'kg') then part[6]
      when part[6] in ('milimetre', 'milimlik', 'milim', 'mlm') then 'mm'
      when part[6] in ('santimetre', 'santim') then 'cm'
      when part[6] = 'mililitre' then 'ml'
      when part[6] = 'litre' then 'lt'
      when part[6] = 'gram' then 'gr'
      when part[6] in ('kilogram', 'kilo') then 'kg' end;
    continue when unit is null;
    found_one := concat_ws(' ', found_one, part[1]::int || coalesce('v' || nullif(rtrim(part[2], '0'), ''), '') || unit);
    if part[4] is not null then
      found_one := concat_ws(' ', found_one, part[4]::int || coalesce('v' || nullif(rtrim(part[5], '0'), ''), '') || unit);
    end if;
    if part[3] in ('-', '–') and part[2] is null and part[5] is null then
      for between_ends in part[1]::int + 1 .. least(part[4]::int - 1, part[1]::int + 30) loop
        found_one := concat_ws(' ', found_one, between_ends || unit);
      end loop;
    end if;
  end loop;
  return found_one;
end $$;
