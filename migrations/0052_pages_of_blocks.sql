CREATE TABLE "content_versions" (
	"content_id" integer NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"markdown" text,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"version" text NOT NULL,
	"status" text NOT NULL,
	"publish_at" timestamp with time zone,
	"saved_by" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"name_folded" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (tr_fold(title || ' ' || summary || ' ' || words)) STORED,
	CONSTRAINT "content_versions_content_id_number_pk" PRIMARY KEY("content_id","number"),
	CONSTRAINT "content_versions_status" CHECK ("content_versions"."status" in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "content_versions_published" CHECK (("content_versions"."status" = 'draft') = ("content_versions"."publish_at" is null))
);
--> statement-breakpoint
ALTER TABLE "contents" ALTER COLUMN "link" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_categories" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_categories" ADD COLUMN "seo_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_categories" ADD COLUMN "seo_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "kind" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "shop_category_id" integer;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_shop_category_id_categories_id_fk" FOREIGN KEY ("shop_category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contents_once" ON "contents" USING btree ("kind") WHERE kind not in ('page', 'category');--> statement-breakpoint
-- Every text becomes the first version of its content. The start of the shop turns its Markdown into blocks.
INSERT INTO "content_versions" ("content_id", "number", "title", "summary", "markdown", "seo_title", "seo_description", "version", "status", "publish_at", "saved_at", "name_folded", "words")
SELECT "id", 1, "title", "summary", "body", "seo_title", "seo_description", "version", 'published', least("updated_at", now()), "updated_at", "name_folded", "body" FROM "contents";--> statement-breakpoint
ALTER TABLE "contents" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "contents" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "contents" DROP COLUMN "summary";--> statement-breakpoint
ALTER TABLE "contents" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "contents" DROP COLUMN "seo_title";--> statement-breakpoint
ALTER TABLE "contents" DROP COLUMN "seo_description";--> statement-breakpoint
ALTER TABLE "contents" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "contents" DROP COLUMN "name_folded";--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_shop_category_id_unique" UNIQUE("shop_category_id");--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_kind" CHECK ("contents"."kind" in ('page', 'home', 'brand', 'feature', 'prices', 'referance', 'category'));--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_link" CHECK (("contents"."kind" = 'page') = ("contents"."link" is not null));--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_shop_category" CHECK (("contents"."kind" = 'category') = ("contents"."shop_category_id" is not null));