create or replace trigger "ledger_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_stays"();
create or replace trigger "ledger_lines_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_stays"();
create or replace trigger "ledger_settlements_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_settlements"
FOR EACH STATEMENT EXECUTE FUNCTION "ledger_stays"();
create or replace trigger "ledger_lines_with_entry" BEFORE INSERT ON "ledger_lines"
FOR EACH ROW EXECUTE FUNCTION "ledger_line_comes_with_entry"();
-- PostgreSQL replaces every trigger but a constraint trigger.
drop trigger if exists "ledger_entries_balance" on "ledger_entries";
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT ON "ledger_entries"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_entry_balances"();
create or replace trigger "ledger_settlements_fit" AFTER INSERT ON "ledger_settlements"
FOR EACH ROW EXECUTE FUNCTION "ledger_settlement_fits"();
