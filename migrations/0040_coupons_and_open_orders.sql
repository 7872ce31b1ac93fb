CREATE TABLE "open_order_alerts" (
	"customer" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "open_order_alerts_customer_day_pk" PRIMARY KEY("customer","day")
);
--> statement-breakpoint
ALTER TABLE "coupon_orders" ADD COLUMN "provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD COLUMN "provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Orders of guests that wait for their money now.
UPDATE "coupon_orders" SET "provisional" = true FROM "orders" WHERE "orders"."code" = "order_code" AND "orders"."status" = 90 AND "orders"."business_partner_id" IS NULL;--> statement-breakpoint
UPDATE "coupon_uses" SET "provisional" = true FROM "orders" WHERE "orders"."code" = "order_code" AND "orders"."status" = 90 AND "orders"."business_partner_id" IS NULL;
