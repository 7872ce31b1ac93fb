CREATE TABLE "product_batch_rows" (
	"batch_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"before" text,
	"state" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "product_batch_rows_batch_id_product_id_pk" PRIMARY KEY("batch_id","product_id"),
	CONSTRAINT "product_batch_rows_state" CHECK ("product_batch_rows"."state" in ('open', 'written', 'kept', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "product_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"filter" jsonb NOT NULL,
	"change" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "product_batches_state" CHECK ("product_batches"."state" in ('waiting', 'running', 'done', 'stopped', 'undoing', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "product_batch_rows" ADD CONSTRAINT "product_batch_rows_batch_id_product_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."product_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_batch_rows" ADD CONSTRAINT "product_batch_rows_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_batch_rows_by_state" ON "product_batch_rows" USING btree ("batch_id","state","product_id");--> statement-breakpoint
CREATE INDEX "product_batch_rows_by_product" ON "product_batch_rows" USING btree ("product_id");