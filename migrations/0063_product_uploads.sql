CREATE TABLE "product_upload_faults" (
	"upload_id" integer NOT NULL,
	"from_line" integer NOT NULL,
	"to_line" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"skipped" boolean NOT NULL,
	"remarks" jsonb NOT NULL,
	CONSTRAINT "product_upload_faults_upload_id_from_line_to_line_pk" PRIMARY KEY("upload_id","from_line","to_line")
);
--> statement-breakpoint
CREATE TABLE "product_uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"supplier" text NOT NULL,
	"kind" text NOT NULL,
	"file" text NOT NULL,
	"options" jsonb NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"rows" integer,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "product_uploads_state" CHECK ("product_uploads"."state" in ('new', 'trying', 'tried', 'running', 'done', 'stopped', 'failed')),
	CONSTRAINT "product_uploads_kind" CHECK ("product_uploads"."kind" in ('table', 'xlsx', 'csv', 'shopify', 'woocommerce', 'xml'))
);
--> statement-breakpoint
ALTER TABLE "product_upload_faults" ADD CONSTRAINT "product_upload_faults_upload_id_product_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."product_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_uploads_by_supplier" ON "product_uploads" USING btree ("supplier","id");