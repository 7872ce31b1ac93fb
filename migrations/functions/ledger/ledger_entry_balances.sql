-- The lines of an entry add up to zero, and there are at least two. The trigger is deferred: it runs at the commit, when all
-- lines have been inserted.
create or replace function "ledger_entry_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sides integer;
  balance numeric;
BEGIN
  SELECT count(*), sum(amount) INTO sides, balance FROM "ledger_lines" WHERE entry_id = NEW.id;
  IF sides < 2 OR balance <> 0 THEN
    RAISE EXCEPTION 'ledger entry % has % lines with the sum %', NEW.id, sides, balance
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END
$$;
