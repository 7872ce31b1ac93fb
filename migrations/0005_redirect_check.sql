ALTER TABLE "redirects" DROP CONSTRAINT "redirects_inside";--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_inside" CHECK ("redirects"."to_path" ~ '^/([^/\\]|$)');