-- What was posted stays, and every entry balances: not even the shop's own connection gets round it (promise R30).
CREATE FUNCTION "ledger_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_stays"();
--> statement-breakpoint
CREATE TRIGGER "ledger_lines_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_stays"();
--> statement-breakpoint
CREATE TRIGGER "ledger_settlements_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_settlements"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_stays"();
--> statement-breakpoint
-- created_at is when the transaction began: a line comes with its entry or not at all.
CREATE FUNCTION "ledger_line_comes_with_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "ledger_entries" WHERE id = NEW.entry_id AND created_at = transaction_timestamp()) THEN
    RAISE EXCEPTION 'ledger entry % is closed', NEW.entry_id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_lines_with_entry" BEFORE INSERT ON "ledger_lines"
FOR EACH ROW EXECUTE FUNCTION "ledger_line_comes_with_entry"();
--> statement-breakpoint
-- At the commit, when all lines are there. An entry without lines does not balance either.
CREATE FUNCTION "ledger_entry_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT ON "ledger_entries"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_entry_balances"();
--> statement-breakpoint
-- A credit settles debts of its own customer, and nothing twice.
CREATE FUNCTION "ledger_settlement_fits"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  credit "ledger_lines"%ROWTYPE;
  debit "ledger_lines"%ROWTYPE;
BEGIN
  SELECT * INTO credit FROM "ledger_lines" WHERE id = NEW.credit_line_id FOR NO KEY UPDATE;
  SELECT * INTO debit FROM "ledger_lines" WHERE id = NEW.debit_line_id FOR NO KEY UPDATE;
  IF credit.amount > 0 OR debit.amount < 0 OR credit.business_partner_id IS DISTINCT FROM debit.business_partner_id
    OR (SELECT sum(amount) FROM "ledger_settlements" WHERE credit_line_id = NEW.credit_line_id) > -credit.amount
    OR (SELECT sum(amount) FROM "ledger_settlements" WHERE debit_line_id = NEW.debit_line_id) > debit.amount THEN
    RAISE EXCEPTION 'line % does not settle line % with %', NEW.credit_line_id, NEW.debit_line_id, NEW.amount
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "ledger_settlements_fit" AFTER INSERT ON "ledger_settlements"
FOR EACH ROW EXECUTE FUNCTION "ledger_settlement_fits"();
