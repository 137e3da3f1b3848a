-- A payment may be a cheque that came back and goes to the bank again: it names the payment that it was.
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_cheque_check";
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_cheque_check"
    CHECK (CASE
        WHEN "nature" = 'paiement' THEN "cheque_id" IS NULL OR "moyen" = 'cheque'
        ELSE ("nature" = 'cheque_impaye' OR ("nature" = 'remise_en_banque' AND "moyen" = 'cheque')) = ("cheque_id" IS NOT NULL)
    END);
