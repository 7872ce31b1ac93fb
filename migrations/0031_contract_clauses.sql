CREATE TABLE "contract_clauses" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"clause" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_contracts" ALTER COLUMN "html" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_contracts" ALTER COLUMN "plain_text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD COLUMN "sections" jsonb;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD COLUMN "clauses" text[];--> statement-breakpoint
ALTER TABLE "order_contracts" ADD CONSTRAINT "order_contract_whole" CHECK (("order_contracts"."sections" is not null and "order_contracts"."clauses" is not null) or ("order_contracts"."html" is not null and "order_contracts"."plain_text" is not null));