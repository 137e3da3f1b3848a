-- The states of all invoices are read from these alone, without the documents and the chain beside them: with 20,000
-- invoices in half the time.
-- CreateIndex
CREATE INDEX "invoices_id_nature_numero_du_echeance_date_idx" ON "invoices"("id", "nature", "numero", "du", "echeance", "date");

-- DropIndex
DROP INDEX "ledger_entries_invoice_id_idx";

-- CreateIndex
CREATE INDEX "ledger_entries_invoice_id_nature_montant_idx" ON "ledger_entries"("invoice_id", "nature", "montant");
