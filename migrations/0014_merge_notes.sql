CREATE TABLE "basket_merge_notes" (
	"basket_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"change" text NOT NULL,
	"wanted" integer NOT NULL,
	"added" integer NOT NULL,
	"quantity" integer NOT NULL,
	"repriced" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_merge_notes_basket_id_variant_id_pk" PRIMARY KEY("basket_id","variant_id"),
	CONSTRAINT "basket_merge_notes_change" CHECK ("basket_merge_notes"."change" in ('added', 'insufficient', 'whole_packages', 'unsellable', 'basket_full'))
);
--> statement-breakpoint
ALTER TABLE "basket_merge_notes" ADD CONSTRAINT "basket_merge_notes_basket_id_baskets_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."baskets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_merge_notes" ADD CONSTRAINT "basket_merge_notes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_merge_notes_by_variant" ON "basket_merge_notes" USING btree ("variant_id");