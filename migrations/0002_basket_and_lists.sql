DROP INDEX "kept_products_once";--> statement-breakpoint
ALTER TABLE "basket_lines" ADD COLUMN "seen_list_id" integer;--> statement-breakpoint
ALTER TABLE "kept_products" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "kept_products" ADD CONSTRAINT "kept_products_once" UNIQUE NULLS NOT DISTINCT("guest_session_id","type","product_id","variant_id");--> statement-breakpoint
ALTER TABLE "kept_products" ADD CONSTRAINT "kept_products_quantity" CHECK ("kept_products"."quantity" between 1 and 999999);