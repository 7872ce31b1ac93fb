CREATE TABLE "favourite_watches" (
	"shopper_id" bigint PRIMARY KEY NOT NULL,
	"looked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket_reminders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "basket_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"basket_id" bigint NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_drop_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_drop_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shopper_id" bigint NOT NULL,
	"day" date NOT NULL,
	"drops" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_campaign_recipients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_campaign_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"phone" text,
	"recipient_type" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"segments" smallint DEFAULT 0 NOT NULL,
	"turn_taken" boolean DEFAULT false NOT NULL,
	"provider_id" text,
	"delivery" text,
	"asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sms_campaign_recipients_status" CHECK ("sms_campaign_recipients"."status" in ('waiting', 'sent', 'failed', 'skipped')),
	CONSTRAINT "sms_campaign_recipients_ended" CHECK (("sms_campaign_recipients"."status" = 'waiting') = ("sms_campaign_recipients"."ended_at" is null)),
	CONSTRAINT "sms_campaign_recipients_delivery" CHECK ("sms_campaign_recipients"."delivery" in ('delivered', 'undelivered')),
	CONSTRAINT "sms_campaign_recipients_reported" CHECK ("sms_campaign_recipients"."delivery" is null or "sms_campaign_recipients"."status" = 'sent')
);
--> statement-breakpoint
CREATE TABLE "sms_campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"words" text NOT NULL,
	"audience" text NOT NULL,
	"status" text NOT NULL,
	"send_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_campaigns_audience" CHECK ("sms_campaigns"."audience" in ('all', 'consumers', 'merchants')),
	CONSTRAINT "sms_campaigns_status" CHECK ("sms_campaigns"."status" in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
	CONSTRAINT "sms_campaigns_scheduled" CHECK ("sms_campaigns"."status" <> 'scheduled' or "sms_campaigns"."send_at" is not null),
	CONSTRAINT "sms_campaigns_started" CHECK ("sms_campaigns"."status" not in ('sending', 'sent') or "sms_campaigns"."started_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kept_products" ADD COLUMN "seen_price" bigint;--> statement-breakpoint
ALTER TABLE "kept_products" ADD COLUMN "seen_list_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transfer_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "favourite_watches" ADD CONSTRAINT "favourite_watches_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_reminders" ADD CONSTRAINT "basket_reminders_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_drop_mails" ADD CONSTRAINT "price_drop_mails_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_campaign_recipients" ADD CONSTRAINT "sms_campaign_recipients_campaign_id_sms_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."sms_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_watches_by_time" ON "favourite_watches" USING btree ("looked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "basket_reminders_once" ON "basket_reminders" USING btree ("basket_id","touched_at");--> statement-breakpoint
CREATE INDEX "basket_reminders_by_time" ON "basket_reminders" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "price_drop_mails_once" ON "price_drop_mails" USING btree ("shopper_id","day");--> statement-breakpoint
CREATE INDEX "price_drop_mails_by_time" ON "price_drop_mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_campaign_recipients_once" ON "sms_campaign_recipients" USING btree ("campaign_id","phone");--> statement-breakpoint
CREATE INDEX "sms_campaign_recipients_waiting" ON "sms_campaign_recipients" USING btree ("campaign_id","id") WHERE "sms_campaign_recipients"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "sms_campaign_recipients_sent" ON "sms_campaign_recipients" USING btree ("ended_at") WHERE "sms_campaign_recipients"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "sms_campaign_recipients_by_phone" ON "sms_campaign_recipients" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "sms_campaign_recipients_unreported" ON "sms_campaign_recipients" USING btree ("provider_id") WHERE "sms_campaign_recipients"."status" = 'sent' and "sms_campaign_recipients"."delivery" is null;--> statement-breakpoint
CREATE INDEX "baskets_by_age" ON "baskets" USING btree ("updated_at");