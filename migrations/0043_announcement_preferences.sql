CREATE TABLE "announcement_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"refused" text[] DEFAULT '{}' NOT NULL,
	"frequency" text DEFAULT 'instant' NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_preferences_frequency" CHECK ("announcement_preferences"."frequency" in ('instant', 'daily', 'weekly'))
);
--> statement-breakpoint
CREATE TABLE "announcement_turns" (
	"user_id" integer NOT NULL,
	"channel" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_turns_user_id_channel_pk" PRIMARY KEY("user_id","channel")
);
--> statement-breakpoint
ALTER TABLE "announcement_preferences" ADD CONSTRAINT "announcement_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_turns" ADD CONSTRAINT "announcement_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;