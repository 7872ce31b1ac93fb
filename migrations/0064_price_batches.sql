CREATE TABLE "price_batch_rows" (
	"batch_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"before" bigint,
	"after" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "price_batch_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "price_batch_rows_batch_id_variant_id_pk" PRIMARY KEY("batch_id","variant_id"),
	CONSTRAINT "price_batch_rows_state" CHECK ("price_batch_rows"."state" in ('open', 'written', 'kept', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "price_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"price_list_id" integer NOT NULL,
	"filter" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"actor" text NOT NULL,
	"starts_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "price_batches_state" CHECK ("price_batches"."state" in ('waiting', 'running', 'done', 'stopped', 'undoing', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "price_batch_rows" ADD CONSTRAINT "price_batch_rows_batch_id_price_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."price_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_batch_rows" ADD CONSTRAINT "price_batch_rows_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_batches" ADD CONSTRAINT "price_batches_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_batch_rows_open" ON "price_batch_rows" USING btree ("batch_id","id") WHERE "price_batch_rows"."state" = 'open';--> statement-breakpoint
CREATE INDEX "price_batch_rows_written" ON "price_batch_rows" USING btree ("batch_id","id") WHERE "price_batch_rows"."state" = 'written';--> statement-breakpoint
CREATE INDEX "price_batch_rows_by_variant" ON "price_batch_rows" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "price_batches_by_list" ON "price_batches" USING btree ("price_list_id");