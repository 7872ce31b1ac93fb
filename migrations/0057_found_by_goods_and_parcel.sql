CREATE INDEX "shipments_by_tracking" ON "shipments" USING btree ("tracking_number");--> statement-breakpoint
CREATE INDEX "order_lines_by_code" ON "order_lines" USING btree ("product_code");