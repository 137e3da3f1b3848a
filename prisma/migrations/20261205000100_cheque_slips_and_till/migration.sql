-- Slips with which cheques go to the bank, cheques that come back, and counts of the till. Adds only, but for the type of
-- the ledger's entries.

-- A value that is added to a type cannot be used in the same transaction, and a restore is one: the type is made anew,
-- and with it all that names its values.
DROP VIEW "invoice_settlements";

DROP TRIGGER "ledger_entries_webhooks" ON "ledger_entries";

ALTER TABLE "ledger_entries"
    DROP CONSTRAINT "ledger_entries_montant_check",
    DROP CONSTRAINT "ledger_entries_affectation_check",
    DROP CONSTRAINT "ledger_entries_moyen_check";

ALTER TYPE "ledger_kind" RENAME TO "ledger_kind_before";

CREATE TYPE "ledger_kind" AS ENUM ('paiement', 'remboursement', 'affectation', 'caution_recue', 'caution_rendue', 'caution_detruite', 'caution_retenue', 'caution_encaissee', 'remise_en_banque', 'cheque_impaye', 'comptage_caisse');

ALTER TABLE "ledger_entries" ALTER COLUMN "nature" TYPE "ledger_kind" USING "nature"::TEXT::"ledger_kind";

DROP TYPE "ledger_kind_before";

CREATE VIEW "invoice_settlements" AS
    SELECT "invoice_id", sum("montant") AS "settled"
    FROM "ledger_entries"
    WHERE "invoice_id" IS NOT NULL AND "nature" IN ('affectation', 'remboursement')
    GROUP BY "invoice_id";

CREATE TRIGGER "ledger_entries_webhooks"
    AFTER INSERT ON "ledger_entries"
    FOR EACH ROW WHEN (NEW."nature" IN ('paiement', 'remboursement')) EXECUTE FUNCTION "notify_webhooks_of_payment"();

ALTER TABLE "ledger_entries" ADD COLUMN     "cheque_id" INTEGER,
ADD COLUMN     "slip_id" INTEGER;

CREATE TABLE "cheque_slips" (
    "id" SERIAL NOT NULL,
    "numero" INTEGER NOT NULL,
    "compte" TEXT NOT NULL DEFAULT '',
    "auteur" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cheque_slips_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "cheque_slip_lines" (
    "entry_id" INTEGER NOT NULL,
    "slip_id" INTEGER NOT NULL,
    "reference" TEXT NOT NULL DEFAULT '',
    "banque" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "cheque_slip_lines_pkey" PRIMARY KEY ("entry_id")
);

CREATE UNIQUE INDEX "cheque_slips_numero_key" ON "cheque_slips"("numero");

CREATE INDEX "cheque_slip_lines_slip_id_idx" ON "cheque_slip_lines"("slip_id");

CREATE INDEX "ledger_entries_cheque_id_idx" ON "ledger_entries"("cheque_id");

CREATE INDEX "ledger_entries_slip_id_idx" ON "ledger_entries"("slip_id");

ALTER TABLE "cheque_slip_lines" ADD CONSTRAINT "cheque_slip_lines_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "cheque_slip_lines" ADD CONSTRAINT "cheque_slip_lines_slip_id_fkey" FOREIGN KEY ("slip_id") REFERENCES "cheque_slips"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_cheque_id_fkey" FOREIGN KEY ("cheque_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_slip_id_fkey" FOREIGN KEY ("slip_id") REFERENCES "cheque_slips"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- As those of its other links: a backup is put back in no order of entries.
ALTER TABLE "ledger_entries"
    ALTER CONSTRAINT "ledger_entries_cheque_id_fkey" DEFERRABLE INITIALLY DEFERRED;

-- A cheque goes to the bank once.
CREATE UNIQUE INDEX "ledger_entries_handed_cheque_key" ON "ledger_entries"("cheque_id")
    WHERE "nature" = 'remise_en_banque' AND "reverses_id" IS NULL;

ALTER TABLE "ledger_entries"
    ADD CONSTRAINT "ledger_entries_montant_check"
        CHECK (CASE
            WHEN "nature" = 'comptage_caisse' THEN "montant" >= 0 AND "reverses_id" IS NULL
            WHEN ("nature" = 'remboursement') = ("reverses_id" IS NULL) THEN "montant" < 0
            ELSE "montant" > 0 END),
    ADD CONSTRAINT "ledger_entries_affectation_check"
        CHECK ("nature" <> 'affectation' OR ("source_id" IS NOT NULL AND "invoice_id" IS NOT NULL)),
    ADD CONSTRAINT "ledger_entries_moyen_check"
        CHECK ("moyen" <> 'empreinte' OR "nature"::text LIKE 'caution_%'),
    ADD CONSTRAINT "ledger_entries_cheque_check"
        CHECK (("nature" = 'cheque_impaye' OR ("nature" = 'remise_en_banque' AND "moyen" = 'cheque')) = ("cheque_id" IS NOT NULL)),
    ADD CONSTRAINT "ledger_entries_slip_check"
        CHECK (("nature" = 'remise_en_banque' AND "moyen" = 'cheque') = ("slip_id" IS NOT NULL));

-- A slip that was handed over stays as it is.
CREATE FUNCTION "keep_handed_slip"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM ledger_entries WHERE slip_id = OLD.id) THEN
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
END;
$$;

CREATE TRIGGER "cheque_slips_kept"
    BEFORE UPDATE ON "cheque_slips"
    FOR EACH ROW EXECUTE FUNCTION "keep_handed_slip"();

SELECT "journal_table"('cheque_slips', 'auteur');
SELECT "journal_table_as_list"('cheque_slip_lines', 'cheque_slips', 'slip_id');
