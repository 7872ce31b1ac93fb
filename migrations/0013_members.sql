CREATE TABLE "business_partner_details" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_partner_details_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_partner_id" integer NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"order_limit" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_partner_details_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "business_partner_details_role" CHECK ("business_partner_details"."role" in ('owner', 'buyer', 'viewer')),
	CONSTRAINT "business_partner_details_limit" CHECK ("business_partner_details"."order_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "business_partners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_partners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"tax_office" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"approval_status" smallint NOT NULL,
	"price_list_id" integer,
	"discounts" integer[] DEFAULT '{}' NOT NULL,
	"payment_term_days" integer DEFAULT 0 NOT NULL,
	"credit_limit" bigint DEFAULT 0 NOT NULL,
	"sales_representative_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_partners_kind" CHECK ("business_partners"."kind" in ('retail', 'wholesale')),
	CONSTRAINT "business_partners_approval" CHECK ("business_partners"."approval_status" between 0 and 3),
	CONSTRAINT "business_partners_discounts" CHECK (0 <= all ("business_partners"."discounts") and 10000 >= all ("business_partners"."discounts")),
	CONSTRAINT "business_partners_limits" CHECK ("business_partners"."payment_term_days" between 0 and 365 and "business_partners"."credit_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "partner_approvals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_partner_id" integer NOT NULL,
	"status" smallint NOT NULL,
	"actor" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_approvals_status" CHECK ("partner_approvals"."status" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"user_id" integer NOT NULL,
	"remembered" boolean DEFAULT false NOT NULL,
	"ip_address" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"staff_role" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "users_uid_unique" UNIQUE("uid"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_staff_role" CHECK ("users"."staff_role" in ('admin', 'sales', 'warehouse', 'content'))
);
--> statement-breakpoint
ALTER TABLE "shoppers" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shoppers" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "business_partner_id" integer;--> statement-breakpoint
ALTER TABLE "business_partner_details" ADD CONSTRAINT "business_partner_details_business_partner_id_business_partners_id_fk" FOREIGN KEY ("business_partner_id") REFERENCES "public"."business_partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_partner_details" ADD CONSTRAINT "business_partner_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_partners" ADD CONSTRAINT "business_partners_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_partners" ADD CONSTRAINT "business_partners_sales_representative_id_users_id_fk" FOREIGN KEY ("sales_representative_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_approvals" ADD CONSTRAINT "partner_approvals_business_partner_id_business_partners_id_fk" FOREIGN KEY ("business_partner_id") REFERENCES "public"."business_partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_partner_details_by_partner" ON "business_partner_details" USING btree ("business_partner_id","id");--> statement-breakpoint
CREATE INDEX "business_partners_by_approval" ON "business_partners" USING btree ("approval_status","id");--> statement-breakpoint
CREATE INDEX "partner_approvals_by_partner" ON "partner_approvals" USING btree ("business_partner_id","id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_business_partner_id_business_partners_id_fk" FOREIGN KEY ("business_partner_id") REFERENCES "public"."business_partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_partner" ON "orders" USING btree ("business_partner_id","placed_at");--> statement-breakpoint
ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_user_id_unique" UNIQUE("user_id");--> statement-breakpoint
ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_one_owner" CHECK (num_nonnulls("shoppers"."token_hash", "shoppers"."user_id") = 1);