DROP INDEX "products_begun";--> statement-breakpoint
CREATE INDEX "products_begun" ON "products" USING btree ("name_folded" collate "C","id");