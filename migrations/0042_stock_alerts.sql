CREATE TABLE "stock_alerts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('kept_products_id_seq') NOT NULL,
	"shopper_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"email" text NOT NULL,
	"package_size" integer NOT NULL,
	"sees" smallint NOT NULL,
	"consent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"link_sent_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_package" CHECK ("stock_alerts"."package_size" > 0),
	CONSTRAINT "stock_alerts_sent" CHECK ("stock_alerts"."notified_at" is null or "stock_alerts"."confirmed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_open" ON "stock_alerts" USING btree ("email","variant_id") WHERE notified_at is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_due" ON "stock_alerts" USING btree ("variant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stock_alerts_by_shopper" ON "stock_alerts" USING btree ("shopper_id");