-- The amount of a refund is negative already: taken off what was paid for its invoice, it was added to it.
CREATE OR REPLACE VIEW "invoice_settlements" AS
    SELECT "invoice_id", sum("montant") AS "settled"
    FROM "ledger_entries"
    WHERE "invoice_id" IS NOT NULL AND "nature" IN ('affectation', 'remboursement')
    GROUP BY "invoice_id";
