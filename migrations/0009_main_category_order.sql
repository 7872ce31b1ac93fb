DROP INDEX "products_by_main_category";--> statement-breakpoint
CREATE INDEX "products_by_main_category" ON "products" USING btree ("main_category_id","rank","id");