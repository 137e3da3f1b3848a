-- What a customer owes of a cheque that came back, since it was given back before: it names the cheque. The type is made
-- anew, with all that compares it.
DROP TRIGGER "ledger_entries_webhooks" ON "ledger_entries";
DROP VIEW "invoice_settlements";
DROP INDEX "ledger_entries_handed_cheque_key";
ALTER TABLE "ledger_entries"
    DROP CONSTRAINT "ledger_entries_montant_check",
    DROP CONSTRAINT "ledger_entries_affectation_check",
    DROP CONSTRAINT "ledger_entries_moyen_check",
    DROP CONSTRAINT "ledger_entries_cheque_check",
    DROP CONSTRAINT "ledger_entries_slip_check";

ALTER TYPE "ledger_kind" RENAME TO "former_ledger_kind";
CREATE TYPE "ledger_kind" AS ENUM ('paiement', 'remboursement', 'affectation', 'caution_recue', 'caution_rendue', 'caution_detruite', 'caution_retenue', 'caution_encaissee', 'remise_en_banque', 'cheque_impaye', 'impaye_du', 'comptage_caisse');
ALTER TABLE "ledger_entries" ALTER COLUMN "nature" TYPE "ledger_kind" USING "nature"::text::"ledger_kind";
DROP TYPE "former_ledger_kind";

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
    -- A payment may be a cheque that came back and goes to the bank again: it names what received it first.
    ADD CONSTRAINT "ledger_entries_cheque_check"
        CHECK (CASE
            WHEN "nature" = 'paiement' THEN "cheque_id" IS NULL OR "moyen" = 'cheque'
            ELSE ("nature" IN ('cheque_impaye', 'impaye_du') OR ("nature" = 'remise_en_banque' AND "moyen" = 'cheque')) = ("cheque_id" IS NOT NULL)
        END),
    ADD CONSTRAINT "ledger_entries_slip_check"
        CHECK (("nature" = 'remise_en_banque' AND "moyen" = 'cheque') = ("slip_id" IS NOT NULL));
-- A cheque goes to the bank once.
CREATE UNIQUE INDEX "ledger_entries_handed_cheque_key" ON "ledger_entries"("cheque_id")
    WHERE "nature" = 'remise_en_banque' AND "reverses_id" IS NULL;
-- What is counted against each invoice; of a credit note, what was given back for it: the amount of a refund is negative.
CREATE VIEW "invoice_settlements" AS
    SELECT "invoice_id", sum("montant") AS "settled"
    FROM "ledger_entries"
    WHERE "invoice_id" IS NOT NULL AND "nature" IN ('affectation', 'remboursement')
    GROUP BY "invoice_id";
CREATE TRIGGER "ledger_entries_webhooks"
    AFTER INSERT ON "ledger_entries"
    FOR EACH ROW WHEN (NEW."nature" IN ('paiement', 'remboursement')) EXECUTE FUNCTION "notify_webhooks_of_payment"();
