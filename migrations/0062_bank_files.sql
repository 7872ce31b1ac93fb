CREATE TABLE "bank_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"format" text NOT NULL,
	"account" text NOT NULL,
	"bank" text NOT NULL,
	"digest" text NOT NULL,
	"credits" integer NOT NULL,
	"added" integer NOT NULL,
	"debits" integer NOT NULL,
	"actor" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_files_format" CHECK ("bank_files"."format" in ('csv', 'xlsx', 'mt940')),
	CONSTRAINT "bank_files_counts" CHECK ("bank_files"."added" between 0 and "bank_files"."credits" and "bank_files"."debits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"booked_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"sender" text NOT NULL,
	"reference" text NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"order_id" bigint,
	"ledger_entry_id" bigint,
	"excess" bigint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "bank_lines_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "bank_lines_state" CHECK ("bank_lines"."state" in ('open', 'order', 'ledger', 'aside')),
	CONSTRAINT "bank_lines_amount" CHECK ("bank_lines"."amount" > 0 and "bank_lines"."excess" between 0 and "bank_lines"."amount"),
	CONSTRAINT "bank_lines_order" CHECK (("bank_lines"."state" = 'order') = ("bank_lines"."order_id" is not null)),
	CONSTRAINT "bank_lines_ledger" CHECK (("bank_lines"."state" = 'ledger') = ("bank_lines"."ledger_entry_id" is not null)),
	CONSTRAINT "bank_lines_decided_by" CHECK (("bank_lines"."state" = 'open') = ("bank_lines"."decided_at" is null) and ("bank_lines"."decided_at" is null) = ("bank_lines"."actor" is null))
);
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_file_id_bank_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_ledger_entry_id_ledger_entries_id_fk" FOREIGN KEY ("ledger_entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_open" ON "bank_lines" USING btree ("booked_on","id") WHERE "bank_lines"."state" = 'open';--> statement-breakpoint
CREATE INDEX "bank_lines_decided" ON "bank_lines" USING btree ("decided_at","id") WHERE "bank_lines"."state" <> 'open';--> statement-breakpoint
CREATE INDEX "bank_lines_by_file" ON "bank_lines" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "bank_lines_by_order" ON "bank_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bank_lines_by_entry" ON "bank_lines" USING btree ("ledger_entry_id");