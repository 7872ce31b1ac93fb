ALTER TABLE "showcases" ADD COLUMN "rule" text DEFAULT 'chosen' NOT NULL;--> statement-breakpoint
ALTER TABLE "showcases" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "showcases" ADD COLUMN "most" smallint DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "showcases" ADD COLUMN "begins_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "showcases" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "showcases" ADD CONSTRAINT "showcases_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcases" ADD CONSTRAINT "showcases_rule" CHECK ("showcases"."rule" in ('chosen', 'newest', 'category'));--> statement-breakpoint
ALTER TABLE "showcases" ADD CONSTRAINT "showcases_most" CHECK ("showcases"."most" between 1 and 12);--> statement-breakpoint
ALTER TABLE "showcases" ADD CONSTRAINT "showcases_dates" CHECK ("showcases"."begins_at" < "showcases"."ends_at");