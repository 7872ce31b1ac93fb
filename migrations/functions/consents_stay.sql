-- Answers about messages only grow (law 6563 asks for the evidence): a row may lose its user, and may be deleted after three years.
create or replace function "consents_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND old.created_at < now() - interval '3 years' + interval '1 day' THEN
    RETURN old;
  END IF;
  IF TG_OP = 'UPDATE' AND new.user_id IS NULL THEN
    new.user_id := old.user_id;
    IF new IS NOT DISTINCT FROM old THEN
      new.user_id := NULL;
      RETURN new;
    END IF;
  END IF;
  RAISE EXCEPTION 'consents is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
