ALTER TABLE "business_partner_details" ADD COLUMN "searched" text GENERATED ALWAYS AS (tr_fold(name || ' ' || email || ' ' || phone)) STORED;--> statement-breakpoint
ALTER TABLE "business_partners" ADD COLUMN "searched" text GENERATED ALWAYS AS (tr_fold(name || ' ' || tax_number)) STORED;--> statement-breakpoint
CREATE INDEX "business_partner_details_searched" ON "business_partner_details" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "business_partners_searched" ON "business_partners" USING gin ("searched" gin_trgm_ops);