DROP INDEX "orders_by_status";--> statement-breakpoint
DROP INDEX "orders_by_total";--> statement-breakpoint
-- One statement adds both columns, so that the table is written once.
ALTER TABLE "orders" ADD COLUMN "buyer_folded" text GENERATED ALWAYS AS (tr_fold(coalesce(nullif(invoice->>'unvan', ''), coalesce(address->>'firstName', '') || ' ' || coalesce(address->>'lastName', '')))) STORED,
  ADD COLUMN "payment_state" smallint GENERATED ALWAYS AS (case when status = 99 then 5 when status = 90 then 1 when due > 0 then 2 when settled_at is not null then 4 else 3 end) STORED;--> statement-breakpoint
CREATE INDEX "business_partners_by_name" ON "business_partners" USING btree ("searched" collate "C","id");--> statement-breakpoint
CREATE INDEX "orders_by_buyer" ON "orders" USING btree ("buyer_folded" collate "C","placed_at","id","status","payment_type");--> statement-breakpoint
CREATE INDEX "orders_by_payment_state" ON "orders" USING btree ("payment_state","placed_at","id","status","payment_type");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","placed_at","id","payment_type");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("grand_total","placed_at","id","status","payment_type");