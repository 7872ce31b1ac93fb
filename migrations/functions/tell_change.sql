-- Tells every process that a table has changed whose rows processes cache. PostgreSQL sends one message for each table and
-- transaction, at the commit (docs/decisions/settings-are-at-most-a-second-old.md).
create or replace function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('vitrin_changes', TG_TABLE_NAME);
  return null;
end
$$;
