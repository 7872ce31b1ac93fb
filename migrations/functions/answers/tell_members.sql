-- Trigger of the tables that decide which pages a signed-in visitor gets: a session, a user's rights, a partner's terms. The store of
-- answers then looks every account up once more (docs/decisions/pages-are-stored-whole.md).
create or replace function tell_members() returns trigger language plpgsql as $$
begin
  perform pg_notify('vitrin_stored', 'members');
  return null;
end
$$;
