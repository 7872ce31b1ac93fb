CREATE TABLE "order_request_decisions" (
	"request_id" bigint PRIMARY KEY NOT NULL,
	"decision" text NOT NULL,
	"decider_id" integer,
	"decider_name" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"order_id" bigint,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_request_decisions_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "order_request_decisions_kind" CHECK ("order_request_decisions"."decision" in ('approved', 'refused', 'withdrawn')),
	CONSTRAINT "order_request_decisions_order" CHECK (("order_request_decisions"."decision" = 'approved') = ("order_request_decisions"."order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_request_lines" (
	"request_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"product_code" text NOT NULL,
	"product_name" text NOT NULL,
	"variant_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	CONSTRAINT "order_request_lines_request_id_position_pk" PRIMARY KEY("request_id","position"),
	CONSTRAINT "order_request_lines_quantity" CHECK ("order_request_lines"."quantity" between 1 and 999999)
);
--> statement-breakpoint
CREATE TABLE "order_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_partner_id" integer NOT NULL,
	"requester_id" integer,
	"requester_name" text NOT NULL,
	"requester_email" text NOT NULL,
	"price_list_id" integer NOT NULL,
	"address" jsonb NOT NULL,
	"invoice" jsonb NOT NULL,
	"carrier_id" integer NOT NULL,
	"payment_type" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"order_limit" bigint NOT NULL,
	"grand_total" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_request_decisions" ADD CONSTRAINT "order_request_decisions_request_id_order_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_decisions" ADD CONSTRAINT "order_request_decisions_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_decisions" ADD CONSTRAINT "order_request_decisions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_request_lines" ADD CONSTRAINT "order_request_lines_request_id_order_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."order_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_business_partner_id_business_partners_id_fk" FOREIGN KEY ("business_partner_id") REFERENCES "public"."business_partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_requests_by_partner" ON "order_requests" USING btree ("business_partner_id","id");--> statement-breakpoint
CREATE INDEX "order_requests_by_requester" ON "order_requests" USING btree ("requester_id","id");