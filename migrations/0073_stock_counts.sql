CREATE TABLE "stock_count_lines" (
	"count_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"counted" integer NOT NULL,
	"expected" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_count_lines_count_id_variant_id_pk" PRIMARY KEY("count_id","variant_id"),
	CONSTRAINT "stock_count_lines_counted" CHECK ("stock_count_lines"."counted" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"actor" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "stock_counts_state" CHECK ("stock_counts"."state" in ('open', 'applied', 'dropped'))
);
--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_count_id_stock_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_count_lines_newest" ON "stock_count_lines" USING btree ("count_id","counted_at");--> statement-breakpoint
CREATE INDEX "stock_count_lines_by_variant" ON "stock_count_lines" USING btree ("variant_id");