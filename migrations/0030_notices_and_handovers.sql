CREATE TABLE "invoice_handovers" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_handovers_state" CHECK ("invoice_handovers"."state" in ('pending', 'issued', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"bank" text NOT NULL,
	"iban" text NOT NULL,
	"amount" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"sender" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"key" text NOT NULL,
	"file_id" uuid,
	"file_name" text DEFAULT '' NOT NULL,
	"media_type" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"received" bigint,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_notices_key_unique" UNIQUE("key"),
	CONSTRAINT "payment_notices_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "payment_notices_state" CHECK ("payment_notices"."state" in ('waiting', 'confirmed', 'refused')),
	CONSTRAINT "payment_notices_amount" CHECK ("payment_notices"."amount" > 0 and ("payment_notices"."received" is null or "payment_notices"."received" > 0)),
	CONSTRAINT "payment_notices_decided" CHECK (("payment_notices"."state" = 'waiting') = ("payment_notices"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "invoice_handovers" ADD CONSTRAINT "invoice_handovers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_handovers_open" ON "invoice_handovers" USING btree ("updated_at") WHERE "invoice_handovers"."state" <> 'issued';--> statement-breakpoint
CREATE INDEX "payment_notices_by_order" ON "payment_notices" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payment_notices_waiting" ON "payment_notices" USING btree ("sent_at") WHERE "payment_notices"."state" = 'waiting';