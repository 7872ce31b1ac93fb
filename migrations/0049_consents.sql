CREATE TABLE "iys_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "iys_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "iys_known" (
	"recipient" text NOT NULL,
	"channel" text NOT NULL,
	"recipient_type" text NOT NULL,
	"given" boolean NOT NULL,
	"stated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "iys_known_recipient_channel_recipient_type_pk" PRIMARY KEY("recipient","channel","recipient_type")
);
--> statement-breakpoint
CREATE TABLE "iys_reports" (
	"consent_id" bigint PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"export_id" integer,
	CONSTRAINT "iys_reports_outcome" CHECK ("iys_reports"."outcome" in ('sent', 'known', 'skipped'))
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_channel";--> statement-breakpoint
DROP INDEX "consents_by_email";--> statement-breakpoint
-- Earlier rows named the member's e-mail address on every channel. SMS and calls go to the phone that the member has now; ''
-- means that there is none. The sentence of those rows is that of their version.
ALTER TABLE "consents" RENAME COLUMN "email" TO "recipient";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "recipient_type" text NOT NULL DEFAULT 'BIREYSEL';--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "source" text NOT NULL DEFAULT 'HS_WEB';--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "form" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "wording" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "stated_at" timestamp with time zone;--> statement-breakpoint
UPDATE "consents" SET "stated_at" = "created_at";--> statement-breakpoint
UPDATE "consents" SET "recipient" = '' WHERE "channel" <> 'email';--> statement-breakpoint
UPDATE "consents" c SET "recipient" = d.phone FROM business_partner_details d
WHERE d.user_id = c.user_id AND c.channel <> 'email';--> statement-breakpoint
UPDATE "consents" c SET "recipient_type" = 'TACIR' FROM business_partner_details d
JOIN business_partners p ON p.id = d.business_partner_id WHERE d.user_id = c.user_id AND p.kind = 'wholesale';--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "recipient_type" DROP DEFAULT, ALTER COLUMN "source" DROP DEFAULT,
  ALTER COLUMN "form" DROP DEFAULT, ALTER COLUMN "wording" DROP DEFAULT, ALTER COLUMN "stated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "iys_reports" ADD CONSTRAINT "iys_reports_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "iys_reports" ADD CONSTRAINT "iys_reports_export_id_iys_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."iys_exports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "iys_reports_by_export" ON "iys_reports" USING btree ("export_id");--> statement-breakpoint
CREATE INDEX "consents_by_recipient" ON "consents" USING btree ("recipient","channel","id");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_recipient_type" CHECK ("consents"."recipient_type" in ('BIREYSEL', 'TACIR'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_source" CHECK ("consents"."source" ~ '^(HS|IYS)_[A-Z0-9_]{1,30}$');--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_channel" CHECK ("consents"."channel" in ('email', 'sms', 'call', 'push'));--> statement-breakpoint
insert into drizzle.sql_functions (name) values ('consents_stay.sql'), ('triggers/consents.sql');
