CREATE INDEX "business_partners_by_representative" ON "business_partners" USING btree ("sales_representative_id") WHERE "business_partners"."sales_representative_id" is not null;--> statement-breakpoint
-- Roles of the shop's own keep what they saw.
UPDATE "staff_roles" SET "permissions" = array_append("permissions", 'customers.all') WHERE NOT "built_in" AND NOT 'customers.all' = ANY("permissions");
