CREATE TABLE "staff_roles" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"built_in" boolean DEFAULT false NOT NULL,
	CONSTRAINT "staff_roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
INSERT INTO "staff_roles" ("key", "name", "built_in") VALUES
	('admin', 'Yönetici', true),
	('sales', 'Satış', true),
	('warehouse', 'Depo', true),
	('content', 'İçerik', true);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_staff_role";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_role_staff_roles_key_fk" FOREIGN KEY ("staff_role") REFERENCES "public"."staff_roles"("key") ON DELETE no action ON UPDATE no action;