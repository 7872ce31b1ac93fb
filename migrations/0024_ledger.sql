CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"posted_on" date NOT NULL,
	"due_on" date NOT NULL,
	"document_no" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"means" text,
	"order_code" text,
	"key" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_key_unique" UNIQUE("key"),
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('invoice', 'payment', 'return', 'opening', 'transfer', 'price_difference')),
	CONSTRAINT "ledger_entries_means" CHECK (("ledger_entries"."kind" = 'payment') = ("ledger_entries"."means" is not null)),
	CONSTRAINT "ledger_entries_known_means" CHECK ("ledger_entries"."means" is null or "ledger_entries"."means" in ('cash', 'transfer', 'card', 'cheque', 'note')),
	CONSTRAINT "ledger_entries_due" CHECK ("ledger_entries"."due_on" >= "ledger_entries"."posted_on")
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" bigint NOT NULL,
	"business_partner_id" integer,
	"shop_account" text,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_lines_one_per_account" UNIQUE NULLS NOT DISTINCT("entry_id","business_partner_id","shop_account"),
	CONSTRAINT "ledger_lines_amount" CHECK ("ledger_lines"."amount" <> 0),
	CONSTRAINT "ledger_lines_account" CHECK (num_nonnulls("ledger_lines"."business_partner_id", "ledger_lines"."shop_account") = 1),
	CONSTRAINT "ledger_lines_shop_account" CHECK ("ledger_lines"."shop_account" in ('sales', 'cash', 'bank', 'card', 'cheques', 'notes', 'opening', 'differences'))
);
--> statement-breakpoint
CREATE TABLE "ledger_settlements" (
	"credit_line_id" bigint NOT NULL,
	"debit_line_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_settlements_credit_line_id_debit_line_id_pk" PRIMARY KEY("credit_line_id","debit_line_id"),
	CONSTRAINT "ledger_settlements_amount" CHECK ("ledger_settlements"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_business_partner_id_business_partners_id_fk" FOREIGN KEY ("business_partner_id") REFERENCES "public"."business_partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_settlements" ADD CONSTRAINT "ledger_settlements_credit_line_id_ledger_lines_id_fk" FOREIGN KEY ("credit_line_id") REFERENCES "public"."ledger_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_settlements" ADD CONSTRAINT "ledger_settlements_debit_line_id_ledger_lines_id_fk" FOREIGN KEY ("debit_line_id") REFERENCES "public"."ledger_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_by_order" ON "ledger_entries" USING btree ("order_code") WHERE "ledger_entries"."order_code" is not null;--> statement-breakpoint
CREATE INDEX "ledger_lines_by_partner" ON "ledger_lines" USING btree ("business_partner_id","id") WHERE "ledger_lines"."business_partner_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_settlements_by_debit" ON "ledger_settlements" USING btree ("debit_line_id");