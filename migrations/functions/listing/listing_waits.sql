-- Bulk writers say `set local vitrin.listing = 'later'` and call refresh_listing themselves, once.
create or replace function listing_waits() returns boolean language sql stable
return coalesce(current_setting('vitrin.listing', true), '') = 'later';
