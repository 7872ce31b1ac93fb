-- Text as the search compares it: without case, accents and Turkish letters. `fold` in app/kernel/turkish.ts agrees with it.
create or replace function tr_fold(t text) returns text
language sql immutable strict parallel safe
return replace(replace(replace(replace(
  translate(
    lower(regexp_replace(normalize(t, NFD), U&'[\0300-\036F]', '', 'g') collate "und-x-icu"),
    'ıøđðħłŀŋŉŧĸſə',
    'ioddhllnntkse'),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
