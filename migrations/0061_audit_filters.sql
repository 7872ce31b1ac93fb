CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_kind" ON "audit_log" USING btree (split_part("subject", ' ', 1),"id");--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("created_at","id");