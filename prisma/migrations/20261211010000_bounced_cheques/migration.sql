-- What a customer owes of a cheque that came back, since it was given back before: it names the cheque.
ALTER TYPE "ledger_kind" ADD VALUE 'impaye_du';
ALTER TABLE "ledger_entries"
    DROP CONSTRAINT "ledger_entries_cheque_check",
    ADD CONSTRAINT "ledger_entries_cheque_check"
        CHECK (CASE
            WHEN "nature" = 'paiement' THEN "cheque_id" IS NULL OR "moyen" = 'cheque'
            ELSE ("nature"::text IN ('cheque_impaye', 'impaye_du') OR ("nature" = 'remise_en_banque' AND "moyen" = 'cheque')) = ("cheque_id" IS NOT NULL)
        END);
