-- What was done stays written down: not even the shop's own connection alters it (promise L47).
create or replace function "audit_log_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
