CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_drafts" (
	"shopper_id" bigint PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"sent_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer,
	"email" text NOT NULL,
	"channel" text NOT NULL,
	"given" boolean NOT NULL,
	"text_version" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_channel" CHECK ("consents"."channel" in ('email', 'sms', 'call'))
);
--> statement-breakpoint
CREATE TABLE "partner_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_partner_id" integer NOT NULL,
	"company_name" text NOT NULL,
	"tax_office" text NOT NULL,
	"tax_number" text NOT NULL,
	"contact_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"city_id" integer NOT NULL,
	"district_id" integer NOT NULL,
	"neighbourhood" text DEFAULT '' NOT NULL,
	"street" text NOT NULL,
	"sells" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"shopper_id" bigint,
	"business_partner_id" integer,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_documents_kind" CHECK ("partner_documents"."kind" in ('tax_plate', 'signature_circular', 'other')),
	CONSTRAINT "partner_documents_one_owner" CHECK (num_nonnulls("partner_documents"."shopper_id", "partner_documents"."business_partner_id") <= 1)
);
--> statement-breakpoint
ALTER TABLE "business_partners" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partner_approvals" ADD COLUMN "event" text NOT NULL;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_business_partner_id_business_partners_id_fk" FOREIGN KEY ("business_partner_id") REFERENCES "public"."business_partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_applications" ADD CONSTRAINT "partner_applications_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_documents" ADD CONSTRAINT "partner_documents_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_documents" ADD CONSTRAINT "partner_documents_business_partner_id_business_partners_id_fk" FOREIGN KEY ("business_partner_id") REFERENCES "public"."business_partners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "application_drafts_by_age" ON "application_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "consents_by_email" ON "consents" USING btree ("email","channel","id");--> statement-breakpoint
CREATE INDEX "consents_by_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "partner_applications_by_partner" ON "partner_applications" USING btree ("business_partner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_documents_one_of_a_kind_in_a_draft" ON "partner_documents" USING btree ("shopper_id","kind");--> statement-breakpoint
CREATE INDEX "partner_documents_by_partner" ON "partner_documents" USING btree ("business_partner_id");--> statement-breakpoint
CREATE INDEX "partner_documents_without_owner" ON "partner_documents" USING btree ("created_at") WHERE "partner_documents"."business_partner_id" is null;--> statement-breakpoint
CREATE INDEX "business_partner_details_by_email" ON "business_partner_details" USING btree ("email");--> statement-breakpoint
CREATE INDEX "business_partners_by_tax_number" ON "business_partners" USING btree ("tax_number");--> statement-breakpoint
ALTER TABLE "partner_approvals" ADD CONSTRAINT "partner_approvals_event" CHECK ("partner_approvals"."event" in ('received', 'documents_asked', 'documents_added', 'approved', 'refused', 'suspended'));