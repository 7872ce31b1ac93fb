-- True while a bulk writer postpones the listing: it runs `set local vitrin.listing = 'later'` and refreshes once, at its end.
create or replace function listing_waits() returns boolean language sql stable
return coalesce(current_setting('vitrin.listing', true), '') = 'later';
