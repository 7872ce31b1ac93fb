-- A basket's owner may be a user from now on: what was the session of a guest becomes a shopper.
ALTER TABLE "guest_sessions" RENAME TO "shoppers";--> statement-breakpoint
ALTER TABLE "baskets" RENAME COLUMN "guest_session_id" TO "shopper_id";--> statement-breakpoint
ALTER TABLE "kept_products" RENAME COLUMN "guest_session_id" TO "shopper_id";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "guest_session_id" TO "shopper_id";--> statement-breakpoint
ALTER SEQUENCE "guest_sessions_id_seq" RENAME TO "shoppers_id_seq";--> statement-breakpoint
ALTER INDEX "guest_sessions_by_seen" RENAME TO "shoppers_by_seen";--> statement-breakpoint
ALTER INDEX "orders_by_guest" RENAME TO "orders_by_shopper";--> statement-breakpoint
ALTER TABLE "shoppers" RENAME CONSTRAINT "guest_sessions_pkey" TO "shoppers_pkey";--> statement-breakpoint
ALTER TABLE "shoppers" RENAME CONSTRAINT "guest_sessions_token_hash_unique" TO "shoppers_token_hash_unique";--> statement-breakpoint
ALTER TABLE "baskets" RENAME CONSTRAINT "baskets_guest_session_id_unique" TO "baskets_shopper_id_unique";--> statement-breakpoint
ALTER TABLE "baskets" RENAME CONSTRAINT "baskets_guest_session_id_guest_sessions_id_fk" TO "baskets_shopper_id_shoppers_id_fk";--> statement-breakpoint
ALTER TABLE "kept_products" RENAME CONSTRAINT "kept_products_guest_session_id_guest_sessions_id_fk" TO "kept_products_shopper_id_shoppers_id_fk";--> statement-breakpoint
ALTER TABLE "orders" RENAME CONSTRAINT "orders_guest_session_id_guest_sessions_id_fk" TO "orders_shopper_id_shoppers_id_fk";
