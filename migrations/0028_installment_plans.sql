CREATE TABLE "installment_plans" (
	"count" smallint PRIMARY KEY NOT NULL,
	"percent_hundredths" integer DEFAULT 0 NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "installment_plans_count" CHECK ("installment_plans"."count" between 2 and 12),
	CONSTRAINT "installment_plans_percent" CHECK ("installment_plans"."percent_hundredths" between 0 and 10000)
);
