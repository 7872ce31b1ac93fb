-- Trigram search, and the one folding rule of the shop in SQL: the same letters as fold() in app/kernel/turkish.ts.
create extension if not exists pg_trgm;
--> statement-breakpoint
create function tr_fold(t text) returns text
language sql immutable strict parallel safe
return replace(replace(replace(replace(
  translate(
    lower(regexp_replace(normalize(t, NFD), U&'[\0300-\036F]', '', 'g') collate "und-x-icu"),
    'ıøđðħłŀŋŉŧĸſə',
    'ioddhllnntkse'),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
