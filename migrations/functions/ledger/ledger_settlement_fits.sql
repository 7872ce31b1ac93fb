-- A credit settles debts of the same customer, and both lines are settled at most once in full.
create or replace function "ledger_settlement_fits"() RETURNS trigger LANGUAGE plpgsql AS $$
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
