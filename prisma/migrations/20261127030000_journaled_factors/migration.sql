-- The journal tells with what somebody signs in: passkeys by their name, an app and codes by when they were last made,
-- changed or used. Nothing that opens an account stands in it. Adds only.
SELECT "journal_table"(
    'passkeys', 'user_id,credential_id,public_key,counter,transports,last_used_at',
    part_of => 'users', by => 'user_id', personal => true
);

ALTER TABLE "users"
    ADD COLUMN "application_changee_le" TIMESTAMPTZ(3),
    ADD COLUMN "codes_faits_le" TIMESTAMPTZ(3),
    ADD COLUMN "code_utilise_le" TIMESTAMPTZ(3);

-- An app counts once its first code was right.
CREATE FUNCTION "note_app_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        UPDATE users SET application_changee_le = now() WHERE id = OLD.user_id AND OLD.sealed_secret IS NOT NULL;
        RETURN NULL;
    END IF;
    UPDATE users SET application_changee_le = now() WHERE id = NEW.user_id;
    RETURN NULL;
END;
$$;

CREATE TRIGGER "totp_secrets_note_change"
    AFTER UPDATE OF "sealed_secret" ON "totp_secrets"
    FOR EACH ROW WHEN (NEW.sealed_secret IS DISTINCT FROM OLD.sealed_secret) EXECUTE FUNCTION "note_app_change"();

CREATE TRIGGER "totp_secrets_note_removal"
    AFTER DELETE ON "totp_secrets"
    FOR EACH ROW EXECUTE FUNCTION "note_app_change"();

CREATE FUNCTION "note_codes_made"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- What a backup restores was made before.
    IF journal_is_off() THEN
        RETURN NULL;
    END IF;
    UPDATE users SET codes_faits_le = now() WHERE id IN (SELECT user_id FROM made);
    RETURN NULL;
END;
$$;

CREATE TRIGGER "recovery_codes_note_made"
    AFTER INSERT ON "recovery_codes" REFERENCING NEW TABLE AS made
    FOR EACH STATEMENT EXECUTE FUNCTION "note_codes_made"();

CREATE FUNCTION "note_code_used"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE users SET code_utilise_le = NEW.used_at WHERE id = NEW.user_id;
    RETURN NULL;
END;
$$;

CREATE TRIGGER "recovery_codes_note_used"
    AFTER UPDATE OF "used_at" ON "recovery_codes"
    FOR EACH ROW WHEN (NEW.used_at IS NOT NULL AND OLD.used_at IS NULL) EXECUTE FUNCTION "note_code_used"();
