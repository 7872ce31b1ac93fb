CREATE TABLE "push_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shopper_id" bigint NOT NULL,
	"session_id" bigint,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"p256dh" text,
	"auth" text,
	"registration" text,
	"agent" text NOT NULL,
	"has_mobile_app" boolean DEFAULT false NOT NULL,
	"topics" text[] NOT NULL,
	"group" text NOT NULL,
	"topics_at_fcm" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_token_unique" UNIQUE("token"),
	CONSTRAINT "push_subscriptions_provider" CHECK ("push_subscriptions"."provider" in ('fcm', 'webpush')),
	CONSTRAINT "push_subscriptions_group" CHECK ("push_subscriptions"."group" in ('guest', 'member', 'dealer')),
	CONSTRAINT "push_subscriptions_keys" CHECK ("push_subscriptions"."provider" = 'fcm' or ("push_subscriptions"."p256dh" is not null and "push_subscriptions"."auth" is not null))
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_shopper" ON "push_subscriptions" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_seen" ON "push_subscriptions" USING btree ("seen_at");