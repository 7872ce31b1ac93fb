CREATE TABLE "hidden_showcases" (
	"user_id" integer NOT NULL,
	"showcase_id" integer NOT NULL,
	CONSTRAINT "hidden_showcases_user_id_showcase_id_pk" PRIMARY KEY("user_id","showcase_id")
);
--> statement-breakpoint
CREATE TABLE "news_readings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"read_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" integer NOT NULL,
	"side" text NOT NULL,
	"actor" text NOT NULL,
	"message" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_messages_side" CHECK ("ticket_messages"."side" in ('customer', 'shop')),
	CONSTRAINT "ticket_messages_length" CHECK (char_length("ticket_messages"."message") between 3 and 2000)
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"order_code" text,
	"subject" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tickets_status" CHECK ("tickets"."status" in ('open', 'answered', 'closed')),
	CONSTRAINT "tickets_subject" CHECK (char_length("tickets"."subject") between 3 and 120)
);
--> statement-breakpoint
ALTER TABLE "hidden_showcases" ADD CONSTRAINT "hidden_showcases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_showcases" ADD CONSTRAINT "hidden_showcases_showcase_id_showcases_id_fk" FOREIGN KEY ("showcase_id") REFERENCES "public"."showcases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_readings" ADD CONSTRAINT "news_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_code_orders_code_fk" FOREIGN KEY ("order_code") REFERENCES "public"."orders"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_showcases_by_showcase" ON "hidden_showcases" USING btree ("showcase_id");--> statement-breakpoint
CREATE INDEX "ticket_messages_by_ticket" ON "ticket_messages" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "tickets_by_user" ON "tickets" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_by_status" ON "tickets" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_by_order" ON "tickets" USING btree ("order_code");