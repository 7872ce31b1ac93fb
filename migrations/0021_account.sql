CREATE TABLE "business_partner_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_partner_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_partner_id" integer NOT NULL,
	"title" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"city_id" integer NOT NULL,
	"city" text NOT NULL,
	"district_id" integer NOT NULL,
	"district" text NOT NULL,
	"neighbourhood" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"invoice" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "business_partner_addresses_title" CHECK (char_length("business_partner_addresses"."title") between 1 and 30),
	CONSTRAINT "business_partner_addresses_street" CHECK (char_length("business_partner_addresses"."street") <= 250)
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deletion_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_back_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_list_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_list_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"variant_name" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_list_lines_once" UNIQUE("list_id","variant_id"),
	CONSTRAINT "order_list_lines_quantity" CHECK ("order_list_lines"."quantity" between 1 and 999999)
);
--> statement-breakpoint
CREATE TABLE "order_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_lists_by_name" UNIQUE("user_id","name"),
	CONSTRAINT "order_lists_name" CHECK (char_length("order_lists"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "checkout_drafts" ADD COLUMN "address_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_id" integer;--> statement-breakpoint
ALTER TABLE "business_partner_addresses" ADD CONSTRAINT "business_partner_addresses_business_partner_id_business_partners_id_fk" FOREIGN KEY ("business_partner_id") REFERENCES "public"."business_partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_partner_addresses" ADD CONSTRAINT "business_partner_addresses_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_partner_addresses" ADD CONSTRAINT "business_partner_addresses_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_list_lines" ADD CONSTRAINT "order_list_lines_list_id_order_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."order_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lists" ADD CONSTRAINT "order_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_partner_addresses_by_partner" ON "business_partner_addresses" USING btree ("business_partner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "business_partner_addresses_one_default" ON "business_partner_addresses" USING btree ("business_partner_id") WHERE "business_partner_addresses"."is_default" and "business_partner_addresses"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_one_open" ON "deletion_requests" USING btree ("user_id") WHERE "deletion_requests"."taken_back_at" is null and "deletion_requests"."done_at" is null;--> statement-breakpoint
CREATE INDEX "order_list_lines_by_list" ON "order_list_lines" USING btree ("list_id","position");--> statement-breakpoint
ALTER TABLE "checkout_drafts" ADD CONSTRAINT "checkout_drafts_address_id_business_partner_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."business_partner_addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_address_id_business_partner_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."business_partner_addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_address" ON "orders" USING btree ("address_id");