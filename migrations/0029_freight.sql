ALTER TABLE "order_requests" ADD COLUMN "depot" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "carriers" ADD COLUMN "kind" text DEFAULT 'parcel' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_drafts" ADD COLUMN "depot" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "depot" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receiver_pays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "depot" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "receiver_pays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carriers" ADD CONSTRAINT "carriers_kind" CHECK ("carriers"."kind" in ('parcel', 'receiver_pays', 'ambar'));--> statement-breakpoint
ALTER TABLE "carriers" ADD CONSTRAINT "carriers_receiver_pays" CHECK ("carriers"."kind" = 'parcel' or ("carriers"."price" = 0 and not "carriers"."cash_on_delivery"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_receiver_pays" CHECK (not "orders"."receiver_pays" or "orders"."shipping" = 0);