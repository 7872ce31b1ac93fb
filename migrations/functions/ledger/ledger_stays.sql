-- The ledger only grows: even the shop's own connection cannot change or delete its rows (promise R30).
create or replace function "ledger_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
