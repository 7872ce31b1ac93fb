CREATE TABLE "record_presence" (
	"record" text NOT NULL,
	"user_id" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_presence_record_user_id_pk" PRIMARY KEY("record","user_id")
);
--> statement-breakpoint
ALTER TABLE "record_presence" ADD CONSTRAINT "record_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_presence_by_user" ON "record_presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "record_presence_by_age" ON "record_presence" USING btree ("seen_at");