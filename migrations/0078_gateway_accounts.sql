CREATE TABLE "gateway_accounts" (
	"gateway" text PRIMARY KEY NOT NULL,
	"merchant_id" text DEFAULT '' NOT NULL,
	"test_mode" boolean DEFAULT false NOT NULL,
	"sealed_keys" text NOT NULL,
	"chosen" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_accounts_gateway" CHECK ("gateway_accounts"."gateway" in ('iyzico', 'paytr'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_accounts_chosen" ON "gateway_accounts" USING btree ("chosen") WHERE "gateway_accounts"."chosen";