-- The photo of a cheque that was taken as a deposit, which only who sees amounts may look at. Adds only.

ALTER TABLE "request_files" ADD COLUMN     "deposit_id" INTEGER;

CREATE UNIQUE INDEX "request_files_deposit_id_key" ON "request_files"("deposit_id");

ALTER TABLE "request_files" ADD CONSTRAINT "request_files_deposit_id_fkey" FOREIGN KEY ("deposit_id") REFERENCES "ledger_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
