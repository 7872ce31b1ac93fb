-- A line is inserted in the same transaction as its entry: created_at of the entry is the start of its transaction.
create or replace function "ledger_line_comes_with_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "ledger_entries" WHERE id = NEW.entry_id AND created_at = transaction_timestamp()) THEN
    RAISE EXCEPTION 'ledger entry % is closed', NEW.entry_id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END
$$;
