ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_purpose";--> statement-breakpoint
-- Letters that are on their way keep working: their link sets the password now.
UPDATE "one_time_tokens" SET "purpose" = 'reset-password' WHERE "purpose" = 'verify-email';--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_purpose" CHECK ("one_time_tokens"."purpose" in ('reset-password', 'second-factor'));