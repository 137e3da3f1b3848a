-- What is left to decide of a return that was closed by somebody without the right to it. Adds only.

ALTER TABLE "handovers"
    ADD COLUMN     "a_regler" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN     "stock_a_regler" BOOLEAN NOT NULL DEFAULT false;

-- Few of many are.
CREATE INDEX "handovers_a_regler_idx" ON "handovers"("id") WHERE "a_regler";
