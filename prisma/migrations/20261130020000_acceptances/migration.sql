-- Quotes that are accepted online, with what proves it, the codes that accept them, and consumers' withdrawals. Adds only,
-- but for the type of mails.

-- A value that is added to a type cannot be used in the same transaction, and a restore is one: the type is made anew.
ALTER TYPE "mail_kind" RENAME TO "mail_kind_before";

CREATE TYPE "mail_kind" AS ENUM ('accuse', 'alerte', 'devis', 'confirmation', 'refus', 'rappel', 'annulation', 'maintien', 'reponse', 'visiteur', 'facture', 'relance', 'compte', 'code', 'acceptation', 'retractation');

ALTER TABLE "mails" ALTER COLUMN "kind" TYPE "mail_kind" USING "kind"::TEXT::"mail_kind";

ALTER TABLE "mail_templates" ALTER COLUMN "kind" TYPE "mail_kind" USING "kind"::TEXT::"mail_kind";

DROP TYPE "mail_kind_before";

CREATE TABLE "acceptances" (
    "id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "request_id" INTEGER NOT NULL,
    "quote_version_id" INTEGER NOT NULL,
    "devis" TEXT NOT NULL,
    "retractation_jusqu_au" DATE,
    "precedente" TEXT,
    "empreinte" TEXT NOT NULL,

    CONSTRAINT "acceptances_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "acceptance_papers" (
    "acceptance_id" INTEGER NOT NULL,
    "preuve" TEXT NOT NULL,
    "devis" BYTEA NOT NULL,
    "cgv_html" TEXT,
    "cgv_texte" TEXT,
    "document" BYTEA NOT NULL,

    CONSTRAINT "acceptance_papers_pkey" PRIMARY KEY ("acceptance_id")
);

CREATE TABLE "acceptance_codes" (
    "quote_version_id" INTEGER NOT NULL,
    "mail_id" INTEGER NOT NULL,
    "nonce" TEXT NOT NULL,
    "adresse" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "acceptance_codes_pkey" PRIMARY KEY ("quote_version_id")
);

CREATE TABLE "acceptance_withdrawals" (
    "acceptance_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "acceptance_withdrawals_pkey" PRIMARY KEY ("acceptance_id")
);

CREATE UNIQUE INDEX "acceptances_quote_version_id_key" ON "acceptances"("quote_version_id");

CREATE UNIQUE INDEX "acceptances_precedente_key" ON "acceptances"("precedente");

CREATE UNIQUE INDEX "acceptances_empreinte_key" ON "acceptances"("empreinte");

CREATE INDEX "acceptances_request_id_idx" ON "acceptances"("request_id");

CREATE UNIQUE INDEX "acceptance_codes_mail_id_key" ON "acceptance_codes"("mail_id");

ALTER TABLE "acceptance_papers" ADD CONSTRAINT "acceptance_papers_acceptance_id_fkey" FOREIGN KEY ("acceptance_id") REFERENCES "acceptances"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "acceptance_codes" ADD CONSTRAINT "acceptance_codes_quote_version_id_fkey" FOREIGN KEY ("quote_version_id") REFERENCES "quote_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "acceptance_codes" ADD CONSTRAINT "acceptance_codes_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mails"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "acceptance_withdrawals" ADD CONSTRAINT "acceptance_withdrawals_acceptance_id_fkey" FOREIGN KEY ("acceptance_id") REFERENCES "acceptances"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "mails" ADD COLUMN "acceptance_id" INTEGER;

CREATE INDEX "mails_acceptance_id_idx" ON "mails"("acceptance_id");

ALTER TABLE "mails" ADD CONSTRAINT "mails_acceptance_id_fkey" FOREIGN KEY ("acceptance_id") REFERENCES "acceptances"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The first follows none; there is one first.
CREATE UNIQUE INDEX "acceptances_first_key" ON "acceptances" ((true)) WHERE "precedente" IS NULL;

ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_first_check" CHECK (("id" = 1) = ("precedente" IS NULL));

CREATE TRIGGER "acceptances_append_only"
    BEFORE UPDATE OR DELETE ON "acceptances"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "acceptances_no_truncate"
    BEFORE TRUNCATE ON "acceptances"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "acceptance_withdrawals_append_only"
    BEFORE UPDATE OR DELETE ON "acceptance_withdrawals"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "acceptance_withdrawals_no_truncate"
    BEFORE TRUNCATE ON "acceptance_withdrawals"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "acceptance_papers_unchanged"
    BEFORE UPDATE ON "acceptance_papers"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "acceptance_papers_no_truncate"
    BEFORE TRUNCATE ON "acceptance_papers"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- The papers go after ten years, as the law has it, and not before.
CREATE FUNCTION "refuse_deletion_within_ten_years"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (SELECT created_at FROM acceptances WHERE id = OLD.acceptance_id) < now() - interval '10 years' THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION '% is kept for ten years', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "acceptance_papers_kept"
    BEFORE DELETE ON "acceptance_papers"
    FOR EACH ROW EXECUTE FUNCTION "refuse_deletion_within_ten_years"();

SELECT "journal_table"('acceptances', 'precedente');

CREATE FUNCTION "notify_webhooks_of_acceptance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    accepted quote_versions := (SELECT v FROM quote_versions v WHERE v.id = NEW.quote_version_id);
BEGIN
    -- As of `quote.issued`, and the hash of the evidence.
    PERFORM write_webhook_event('quote.accepted', jsonb_build_object(
        'id', accepted.id, 'requestId', NEW.request_id, 'version', accepted.version, 'total', accepted.total::text,
        'numero', split_part(NEW.devis, ' ', 1), 'empreinte', NEW.empreinte));
    RETURN NULL;
END;
$$;

CREATE TRIGGER "acceptances_webhooks"
    AFTER INSERT ON "acceptances"
    FOR EACH ROW EXECUTE FUNCTION "notify_webhooks_of_acceptance"();
