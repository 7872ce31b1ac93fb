ALTER TABLE "order_lines" ADD COLUMN "cancelled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_cancelled" CHECK ("order_lines"."cancelled" between 0 and "order_lines"."quantity");--> statement-breakpoint
-- Nobody took these orders: what had not left by then never did.
update order_lines l
set cancelled = l.quantity - coalesce(
  (select sum(s.quantity) from shipment_lines s where s.order_line_id = l.id), 0)
where exists (
  select from order_status_history h where h.order_id = l.order_id and h.status = 99 and h.reason = 'undelivered');
