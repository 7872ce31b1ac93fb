-- Trigger of tables that pages show. Its argument says which stored answers may be out of date: 'goods' those that show goods,
-- 'all' every one (docs/decisions/pages-are-stored-whole.md). PostgreSQL sends equal messages of a transaction once.
create or replace function tell_stored() returns trigger language plpgsql as $$
begin
  perform pg_notify('vitrin_stored', tg_argv[0]);
  return null;
end
$$;
