-- The ledger of payments and deposits: entries that nobody changes, each with the hash of the one before. Adds only.

CREATE TYPE "ledger_kind" AS ENUM ('paiement', 'remboursement', 'affectation', 'caution_recue', 'caution_rendue', 'caution_detruite', 'caution_retenue', 'caution_encaissee');

CREATE TYPE "payment_means" AS ENUM ('virement', 'cheque', 'especes', 'carte', 'autre', 'empreinte');

CREATE TYPE "retention_purpose" AS ENUM ('remise_en_etat', 'perte_ou_vol');

CREATE TABLE "ledger_entries" (
    "id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "auteur" TEXT NOT NULL,
    "nature" "ledger_kind" NOT NULL,
    "date" DATE NOT NULL,
    "montant" DECIMAL(10,2) NOT NULL,
    "moyen" "payment_means" NOT NULL,
    "reference" TEXT NOT NULL DEFAULT '',
    "banque" TEXT NOT NULL DEFAULT '',
    "date_cheque" DATE,
    "fin_empreinte" DATE,
    "request_id" INTEGER,
    "invoice_id" INTEGER,
    "source_id" INTEGER,
    "reverses_id" INTEGER,
    "motif" TEXT NOT NULL DEFAULT '',
    "usage" "retention_purpose",
    "lignes" JSONB,
    "fichiers" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "notes_hash" TEXT,
    "previous_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ledger_notes" (
    "entry_id" INTEGER NOT NULL,
    "sel" TEXT,
    "payeur" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "effacees_le" TIMESTAMPTZ(3),

    CONSTRAINT "ledger_notes_pkey" PRIMARY KEY ("entry_id")
);

CREATE UNIQUE INDEX "ledger_entries_reverses_id_key" ON "ledger_entries"("reverses_id");

CREATE UNIQUE INDEX "ledger_entries_previous_hash_key" ON "ledger_entries"("previous_hash");

CREATE UNIQUE INDEX "ledger_entries_hash_key" ON "ledger_entries"("hash");

CREATE INDEX "ledger_entries_request_id_id_idx" ON "ledger_entries"("request_id", "id");

CREATE INDEX "ledger_entries_invoice_id_idx" ON "ledger_entries"("invoice_id");

CREATE INDEX "ledger_entries_source_id_idx" ON "ledger_entries"("source_id");

CREATE INDEX "ledger_entries_nature_date_id_idx" ON "ledger_entries"("nature", "date", "id");

ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses_id_fkey" FOREIGN KEY ("reverses_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "ledger_notes" ADD CONSTRAINT "ledger_notes_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A backup is put back in no order of entries: what one refers to may come after it.
ALTER TABLE "ledger_entries"
    ALTER CONSTRAINT "ledger_entries_source_id_fkey" DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE "ledger_entries"
    ALTER CONSTRAINT "ledger_entries_reverses_id_fkey" DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE "ledger_entries"
    ADD CONSTRAINT "ledger_entries_montant_check"
        CHECK (CASE WHEN ("nature" = 'remboursement') = ("reverses_id" IS NULL) THEN "montant" < 0 ELSE "montant" > 0 END),
    ADD CONSTRAINT "ledger_entries_affectation_check"
        CHECK ("nature" <> 'affectation' OR ("source_id" IS NOT NULL AND "invoice_id" IS NOT NULL)),
    ADD CONSTRAINT "ledger_entries_moyen_check"
        CHECK ("moyen" <> 'empreinte' OR "nature"::text LIKE 'caution_%');

CREATE TRIGGER "ledger_entries_append_only"
    BEFORE UPDATE OR DELETE ON "ledger_entries"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "ledger_entries_no_truncate"
    BEFORE TRUNCATE ON "ledger_entries"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Of notes the person can be erased, and nothing else.
CREATE FUNCTION "refuse_change_but_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.entry_id = OLD.entry_id AND OLD.effacees_le IS NULL AND NEW.effacees_le IS NOT NULL
        AND NEW.sel IS NULL AND NEW.payeur = '' AND NEW.note = '' THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "ledger_notes_erased_only"
    BEFORE UPDATE ON "ledger_notes"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change_but_erasure"();

CREATE TRIGGER "ledger_notes_kept"
    BEFORE DELETE ON "ledger_notes"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "ledger_notes_no_truncate"
    BEFORE TRUNCATE ON "ledger_notes"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- What is counted against each invoice; of a credit note, what was given back for it.
CREATE VIEW "invoice_settlements" AS
    SELECT "invoice_id", sum(CASE "nature" WHEN 'affectation' THEN "montant" ELSE -"montant" END) AS "settled"
    FROM "ledger_entries"
    WHERE "invoice_id" IS NOT NULL AND "nature" IN ('affectation', 'remboursement')
    GROUP BY "invoice_id";
