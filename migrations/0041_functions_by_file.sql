-- The current text of every function and trigger stands in migrations/functions; app/db/functions.server.ts applies the
-- files there (docs/decisions/functions-have-one-file-each.md). This table lists them with the hash of the text applied last.
-- It is in the schema of the migrations, which dumps leave out: a restored database has what its own migrations created.
create table drizzle.sql_functions (
  name text primary key,
  hash text
);
--> statement-breakpoint
-- A migration that adds a file inserts its name here; one that drops a function deletes it.
insert into drizzle.sql_functions (name) values
  ('audit_log_stays.sql'),
  ('ledger/ledger_entry_balances.sql'),
  ('ledger/ledger_line_comes_with_entry.sql'),
  ('ledger/ledger_settlement_fits.sql'),
  ('ledger/ledger_stays.sql'),
  ('listing/listing_concerned.sql'),
  ('listing/listing_facts.sql'),
  ('listing/listing_follows_categories.sql'),
  ('listing/listing_follows_lists.sql'),
  ('listing/listing_follows_offers.sql'),
  ('listing/listing_follows_parts.sql'),
  ('listing/listing_follows_products.sql'),
  ('listing/listing_follows_stock.sql'),
  ('listing/listing_follows_variants.sql'),
  ('listing/listing_lists.sql'),
  ('listing/listing_numbers.sql'),
  ('listing/listing_offers.sql'),
  ('listing/listing_readers.sql'),
  ('listing/listing_variants.sql'),
  ('listing/listing_waits.sql'),
  ('listing/lock_listing.sql'),
  ('listing/refresh_listing.sql'),
  ('listing/refresh_listing_bits.sql'),
  ('listing/refresh_listing_offers.sql'),
  ('listing/refresh_listing_prices.sql'),
  ('search/count_search_words.sql'),
  ('search/search_follows_products.sql'),
  ('search/words_of.sql'),
  ('tr_fold.sql'),
  ('triggers/audit_log.sql'),
  ('triggers/ledger.sql'),
  ('triggers/listing.sql'),
  ('triggers/search.sql');
