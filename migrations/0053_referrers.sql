CREATE TABLE "purchase_events" (
	"order_code" text PRIMARY KEY NOT NULL,
	"client_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "purchase_events_state" CHECK ("purchase_events"."state" in ('waiting', 'sent', 'refused', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "arrivals" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"campaign" text NOT NULL,
	"arrivals" integer NOT NULL,
	CONSTRAINT "arrivals_day_kind_source_medium_campaign_pk" PRIMARY KEY("day","kind","source","medium","campaign"),
	CONSTRAINT "arrivals_count" CHECK ("arrivals"."arrivals" > 0),
	CONSTRAINT "arrivals_kind" CHECK ("arrivals"."kind" in ('campaign', 'ref', 'search', 'social', 'site', 'other'))
);
--> statement-breakpoint
CREATE TABLE "order_referrers" (
	"order_code" text PRIMARY KEY NOT NULL,
	"first_touch" jsonb NOT NULL,
	"last_touch" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_referrers" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"first_touch" jsonb NOT NULL,
	"last_touch" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_referrers" ADD CONSTRAINT "user_referrers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;