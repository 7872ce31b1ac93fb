CREATE INDEX "orders_open" ON "orders" USING btree ("status","placed_at") WHERE status in (1, 2, 90);--> statement-breakpoint
-- Processes are told of changes to the tables they cache: docs/decisions/settings-are-at-most-a-second-old.md
insert into drizzle.sql_functions (name) values
  ('tell_change.sql'),
  ('triggers/changes.sql');
