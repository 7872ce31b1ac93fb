CREATE TABLE "push_campaign_recipients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_campaign_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"subscription_id" bigint,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "push_campaign_recipients_status" CHECK ("push_campaign_recipients"."status" in ('waiting', 'queued', 'sent', 'gone', 'failed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "push_campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"words" text NOT NULL,
	"path" text NOT NULL,
	"topic" text NOT NULL,
	"audience" text NOT NULL,
	"status" text NOT NULL,
	"send_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_campaigns_topic" CHECK ("push_campaigns"."topic" in ('campaigns', 'new-products', 'dealers')),
	CONSTRAINT "push_campaigns_audience" CHECK ("push_campaigns"."audience" in ('all', 'members', 'dealers')),
	CONSTRAINT "push_campaigns_status" CHECK ("push_campaigns"."status" in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
	CONSTRAINT "push_campaigns_scheduled" CHECK ("push_campaigns"."status" <> 'scheduled' or "push_campaigns"."send_at" is not null),
	CONSTRAINT "push_campaigns_started" CHECK ("push_campaigns"."status" not in ('sending', 'sent') or "push_campaigns"."started_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "push_campaign_recipients" ADD CONSTRAINT "push_campaign_recipients_campaign_id_push_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."push_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_campaign_recipients" ADD CONSTRAINT "push_campaign_recipients_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_campaign_recipients_once" ON "push_campaign_recipients" USING btree ("campaign_id","subscription_id");--> statement-breakpoint
CREATE INDEX "push_campaign_recipients_waiting" ON "push_campaign_recipients" USING btree ("campaign_id") WHERE "push_campaign_recipients"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "push_campaign_recipients_by_subscription" ON "push_campaign_recipients" USING btree ("subscription_id");