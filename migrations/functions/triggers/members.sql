-- The tables that app/server/visit/audience.server.ts reads. A new session or user is unknown to every process, so it needs no message.
create or replace trigger tell_members after update of user_id, expires_at or delete or truncate on sessions for each statement execute function tell_members();
create or replace trigger tell_members after update of disabled_at, email_verified, staff_role or delete or truncate on users for each statement execute function tell_members();
create or replace trigger tell_members after insert or update or delete or truncate on business_partner_details for each statement execute function tell_members();
create or replace trigger tell_members after update of kind, approval_status, price_list_id, discounts, deleted_at or delete or truncate on business_partners for each statement execute function tell_members();
create or replace trigger tell_members after insert or update or delete or truncate on hidden_showcases for each statement execute function tell_members();
