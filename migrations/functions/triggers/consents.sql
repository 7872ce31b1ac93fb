create or replace trigger "consents_append_only" BEFORE UPDATE OR DELETE ON "consents"
FOR EACH ROW EXECUTE FUNCTION "consents_stay"();
