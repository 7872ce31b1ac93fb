-- The words of a folded text, without spaces and punctuation.
create or replace function words_of(folded text) returns tsvector language sql immutable strict
return array_to_tsvector(array_remove(regexp_split_to_array(folded, '[[:space:][:punct:]]+'), ''));
