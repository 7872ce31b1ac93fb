-- The audit log only grows: even the shop's own connection cannot change or delete its rows (promise L47).
create or replace function "audit_log_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
