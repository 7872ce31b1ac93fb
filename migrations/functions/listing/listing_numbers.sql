-- The names of the numbers in the listing tables. PostgreSQL replaces each call by its number when it plans a statement.
-- app/features/catalogue/listing/listing-numbers.server.ts has the same ones; the README beside it explains them.

-- Kinds of facts, in the column `kind` of listing_bits and listing_list_bits. Those from listing_kind_in_stock() on depend on
-- the price list.
create or replace function listing_kind_visible() returns int language sql immutable parallel safe as 'select 0';
create or replace function listing_kind_category() returns int language sql immutable parallel safe as 'select 1';
create or replace function listing_kind_detail() returns int language sql immutable parallel safe as 'select 2';
create or replace function listing_kind_in_stock() returns int language sql immutable parallel safe as 'select 3';
create or replace function listing_kind_package() returns int language sql immutable parallel safe as 'select 4';
create or replace function listing_kind_own() returns int language sql immutable parallel safe as 'select 5';
create or replace function listing_kinds() returns int[] language sql immutable parallel safe
as 'select ''{0, 1, 2, 3, 4, 5}''::int[]';
create or replace function listing_kinds_of_offers() returns int[] language sql immutable parallel safe
as 'select ''{3, 4, 5}''::int[]';

-- The column `key` of kinds that need no key.
create or replace function listing_no_key() returns int language sql immutable parallel safe as 'select 0';

-- The column `list_id` of facts that hold in every price list, and of the retail list's facts.
create or replace function listing_retail() returns int language sql immutable parallel safe as 'select 0';

-- The column `category_id` of listing_entries for the whole shop.
create or replace function listing_whole_shop() returns int language sql immutable parallel safe as 'select 0';

-- The column `layer`: one layer for all variants, one for each of the first 28 variants, one for the further variants of
-- each level, and one for each level that tells whether some visible variant has the fact.
create or replace function listing_layer_all() returns int language sql immutable parallel safe as 'select -1';
create or replace function listing_single_layers() returns int language sql immutable parallel safe as 'select 28';
create or replace function listing_layer_further(level int) returns int language sql immutable parallel safe
as 'select 28 + level';
create or replace function listing_layer_some(level int) returns int language sql immutable parallel safe
as 'select -2 - level';

-- The level of a variant that nobody can buy. Visitors have the levels 0, 1 and 2.
create or replace function listing_level_nobody() returns int language sql immutable parallel safe as 'select 3';
