CREATE TABLE "phone_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shopper_id" bigint NOT NULL,
	"phone" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"code_hash" text,
	"expires_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "phone_codes_expire" CHECK (("phone_codes"."code_hash" is null) = ("phone_codes"."expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"segments" smallint NOT NULL,
	"provider_id" text,
	"refusal" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sms_messages_kind" CHECK ("sms_messages"."kind" in ('code', 'information', 'consumers', 'merchants')),
	CONSTRAINT "sms_messages_answered" CHECK (("sms_messages"."provider_id" is null) <> ("sms_messages"."refusal" is null))
);
--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_codes_by_shopper" ON "phone_codes" USING btree ("shopper_id","id");--> statement-breakpoint
CREATE INDEX "phone_codes_by_phone" ON "phone_codes" USING btree ("phone","asked_at");--> statement-breakpoint
CREATE INDEX "phone_codes_by_time" ON "phone_codes" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "sms_messages_by_time" ON "sms_messages" USING btree ("at");