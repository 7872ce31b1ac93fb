CREATE TABLE "bounced_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_recipients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"newsletter_id" integer NOT NULL,
	"email" text,
	"recipient_type" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone,
	"turn_taken" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_recipients_status" CHECK ("newsletter_recipients"."status" in ('waiting', 'sent', 'bounced', 'failed', 'skipped')),
	CONSTRAINT "newsletter_recipients_ended" CHECK (("newsletter_recipients"."status" = 'waiting') = ("newsletter_recipients"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_signups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_signups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"wording" text NOT NULL,
	"ip" text NOT NULL,
	"link_sent_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_signups_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"preheader" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"segment" jsonb NOT NULL,
	"status" text NOT NULL,
	"send_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletters_status" CHECK ("newsletters"."status" in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
	CONSTRAINT "newsletters_scheduled" CHECK ("newsletters"."status" <> 'scheduled' or "newsletters"."send_at" is not null),
	CONSTRAINT "newsletters_started" CHECK ("newsletters"."status" not in ('sending', 'sent') or "newsletters"."started_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_recipients_once" ON "newsletter_recipients" USING btree ("newsletter_id","email");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_waiting" ON "newsletter_recipients" USING btree ("newsletter_id","id") WHERE "newsletter_recipients"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "newsletter_recipients_sent" ON "newsletter_recipients" USING btree ("ended_at") WHERE "newsletter_recipients"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "newsletter_recipients_by_email" ON "newsletter_recipients" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_signups_by_age" ON "newsletter_signups" USING btree ("link_sent_at");--> statement-breakpoint
CREATE INDEX "newsletters_by_status" ON "newsletters" USING btree ("status","id");