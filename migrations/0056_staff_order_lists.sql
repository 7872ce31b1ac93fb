DROP INDEX "orders_open";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "searched" text GENERATED ALWAYS AS (tr_fold(code || ' ' || email || ' ' || coalesce(address->>'firstName', '') || ' ' || coalesce(address->>'lastName', '') || ' ' || coalesce(address->>'phone', '') || ' ' || coalesce(invoice->>'unvan', '') || ' ' || coalesce(invoice->>'vkn', ''))) STORED;--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("grand_total","id");--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin ("searched" gin_trgm_ops);