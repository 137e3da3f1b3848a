-- The team: who is invited has no password yet; when somebody's means to sign in last changed, which the journal tells: what
-- opens an account it never holds, and it hides columns whose names say « password », so that these say it in French.
ALTER TABLE "users"
    ALTER COLUMN "password_hash" DROP NOT NULL,
    ADD COLUMN "name" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "suspended_at" TIMESTAMPTZ(3),
    ADD COLUMN "last_sign_in_at" TIMESTAMPTZ(3),
    ADD COLUMN "invited_until" TIMESTAMPTZ(3),
    ADD COLUMN "second_factor_since" TIMESTAMPTZ(3),
    ADD COLUMN "mot_de_passe_change_le" TIMESTAMPTZ(3),
    ADD COLUMN "application_changee_le" TIMESTAMPTZ(3),
    ADD COLUMN "codes_faits_le" TIMESTAMPTZ(3),
    ADD COLUMN "code_utilise_le" TIMESTAMPTZ(3),
    -- Who is told by mail of what visitors do.
    ADD COLUMN "alertes" BOOLEAN NOT NULL DEFAULT true;

CREATE TABLE "team_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "team_handles_money" BOOLEAN NOT NULL DEFAULT false,
    "preparation_takes_deposits" BOOLEAN NOT NULL DEFAULT false,
    "managers_need_second_factor" BOOLEAN NOT NULL DEFAULT false,
    "team_needs_second_factor" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "team_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "team_settings_one_row" CHECK ("id" = 1)
);

CREATE TABLE "devices" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "key_hash" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "trusted_until" TIMESTAMPTZ(3),
    "trusted_version" INTEGER,

    CONSTRAINT "devices_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "devices_last_seen_at_idx" ON "devices"("last_seen_at");
CREATE UNIQUE INDEX "devices_user_id_key_hash_key" ON "devices"("user_id", "key_hash");

-- A token opens nothing without its row: those of release 1.0.0 end.
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "user_id" INTEGER NOT NULL,
    "device_id" INTEGER NOT NULL,
    "token_version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "sessions_device_id_fkey" FOREIGN KEY ("device_id") REFERENCES "devices"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");
CREATE INDEX "sessions_device_id_idx" ON "sessions"("device_id");
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- Links that are sent by mail: forgotten passwords, invitations, another address.
CREATE TABLE "account_links" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "purpose" "account_link_purpose" NOT NULL,
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_links_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "account_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "account_links_user_id_idx" ON "account_links"("user_id");
CREATE INDEX "account_links_expires_at_idx" ON "account_links"("expires_at");

CREATE TABLE "password_resets_asked" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_resets_asked_pkey" PRIMARY KEY ("id")
);
CREATE TRIGGER "password_resets_asked_notify_change"
    AFTER INSERT ON "password_resets_asked"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

-- Changes of the address that somebody signs in with, until both addresses have confirmed.
CREATE TABLE "email_changes" (
    "user_id" INTEGER NOT NULL,
    "new_email" TEXT NOT NULL,
    "token_version" INTEGER NOT NULL,
    "old_confirmed_at" TIMESTAMPTZ(3),
    "new_confirmed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "email_changes_expires_at_idx" ON "email_changes"("expires_at");

-- A second step of sign-ins: codes of an app, recovery codes, passkeys, and the challenges of all.
CREATE TABLE "totp_secrets" (
    "user_id" INTEGER NOT NULL,
    "sealed_secret" TEXT,
    "pending_secret" TEXT,
    "last_step" INTEGER,

    CONSTRAINT "totp_secrets_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "totp_secrets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "recovery_codes" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "recovery_codes_user_id_code_hash_key" ON "recovery_codes"("user_id", "code_hash");

CREATE TABLE "passkeys" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");

CREATE TABLE "sign_in_challenges" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "purpose" "challenge_purpose" NOT NULL DEFAULT 'sign_in',
    "token_hash" TEXT NOT NULL,
    "device_key_hash" TEXT NOT NULL,
    "token_version" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_challenges_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sign_in_challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "sign_in_challenges_token_hash_key" ON "sign_in_challenges"("token_hash");
CREATE INDEX "sign_in_challenges_user_id_idx" ON "sign_in_challenges"("user_id");
CREATE INDEX "sign_in_challenges_expires_at_idx" ON "sign_in_challenges"("expires_at");

-- Notes when they change.
CREATE FUNCTION "note_password_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.mot_de_passe_change_le := now();
    RETURN NEW;
END;
$$;

CREATE TRIGGER "users_password_change"
    BEFORE UPDATE OF "password_hash" ON "users"
    FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash) EXECUTE FUNCTION "note_password_change"();

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

-- Keys of programs.
CREATE TABLE "api_keys" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "key_hash" TEXT NOT NULL,
    "start" TEXT NOT NULL,
    "capabilities" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "api_keys_capabilities_check" CHECK (cardinality("capabilities") > 0),
    CONSTRAINT "api_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "api_keys_key_hash_key" ON "api_keys"("key_hash");
CREATE INDEX "api_keys_user_id_idx" ON "api_keys"("user_id");

-- Calls that are sent again are done once.
CREATE TABLE "idempotency_keys" (
    "key_hash" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "record_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("key_hash")
);
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");
