CREATE TABLE "payment_attempt_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempt_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" uuid NOT NULL,
	"from_state" text,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"order_code" text,
	"business_partner_id" integer,
	"gateway" text,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'TRY' NOT NULL,
	"installments" smallint DEFAULT 1 NOT NULL,
	"installment_fee" bigint DEFAULT 0 NOT NULL,
	"payer" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"reason" text,
	"page_url" text,
	"token" text,
	"provider_payment_id" text,
	"provider_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ask_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_purpose" CHECK (("payment_attempts"."purpose" = 'order' and "payment_attempts"."order_code" is not null) or ("payment_attempts"."purpose" = 'account' and "payment_attempts"."business_partner_id" is not null)),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount" > 0 and "payment_attempts"."installment_fee" between 0 and "payment_attempts"."amount"),
	CONSTRAINT "payment_attempts_installments" CHECK ("payment_attempts"."installments" between 1 and 12),
	CONSTRAINT "payment_attempts_state" CHECK ("payment_attempts"."state" in ('created', 'started', 'failed', 'expired', 'captured', 'settled', 'returned')),
	CONSTRAINT "payment_attempts_captured" CHECK (("payment_attempts"."captured" > 0) = ("payment_attempts"."state" in ('captured', 'settled', 'returned'))),
	CONSTRAINT "payment_attempts_refunded" CHECK ("payment_attempts"."refunded" between 0 and "payment_attempts"."captured")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attempt_id" uuid NOT NULL,
	"key" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'wanted' NOT NULL,
	"provider_reference" text,
	"failure" text DEFAULT '' NOT NULL,
	"wanted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('wanted', 'sent', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "test_bank_payments" (
	"token" text PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"installments" smallint NOT NULL,
	"return_url" text NOT NULL,
	"state" text NOT NULL,
	"card" text,
	"last_four" text,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"reason" text,
	"captured" bigint DEFAULT 0 NOT NULL,
	"captured_at" timestamp with time zone,
	"silent_until" timestamp with time zone,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "test_bank_payments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "test_bank_payments_refunded" CHECK ("test_bank_payments"."refunded" between 0 and "test_bank_payments"."captured")
);
--> statement-breakpoint
CREATE TABLE "test_bank_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "baskets" ADD COLUMN "open_order_code" text;--> statement-breakpoint
ALTER TABLE "checkout_drafts" ADD COLUMN "installments" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "installments" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempt_history" ADD CONSTRAINT "payment_attempt_history_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_business_partner_id_business_partners_id_fk" FOREIGN KEY ("business_partner_id") REFERENCES "public"."business_partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_bank_refunds" ADD CONSTRAINT "test_bank_refunds_token_test_bank_payments_token_fk" FOREIGN KEY ("token") REFERENCES "public"."test_bank_payments"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempt_history_by_attempt" ON "payment_attempt_history" USING btree ("attempt_id","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_order" ON "payment_attempts" USING btree ("order_code");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_partner" ON "payment_attempts" USING btree ("business_partner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_by_token" ON "payment_attempts" USING btree ("gateway","token");--> statement-breakpoint
CREATE INDEX "payment_attempts_to_ask" ON "payment_attempts" USING btree ("ask_at") WHERE "payment_attempts"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_by_attempt" ON "refunds" USING btree ("attempt_id");--> statement-breakpoint
ALTER TABLE "baskets" ADD CONSTRAINT "baskets_open_order_code_unique" UNIQUE("open_order_code");