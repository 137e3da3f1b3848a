-- The list of invoices: what it is searched by, and what it adds up.

ALTER TABLE "invoices" ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "search_trigrams" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[];

CREATE TABLE "invoice_turnover" (
    "id" SERIAL NOT NULL,
    "invoice_id" INTEGER NOT NULL,
    "taux" DECIMAL(4,2),
    "total" DECIMAL(10,2) NOT NULL,
    "hors_taxes" DECIMAL(10,2) NOT NULL,
    "tva" DECIMAL(10,2) NOT NULL,

    CONSTRAINT "invoice_turnover_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "invoice_turnover_invoice_id_idx" ON "invoice_turnover"("invoice_id");

CREATE INDEX "invoices_search_trigrams_idx" ON "invoices" USING GIN ("search_trigrams");

ALTER TABLE "invoice_turnover" ADD CONSTRAINT "invoice_turnover_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER "invoice_turnover_append_only"
    BEFORE UPDATE OR DELETE ON "invoice_turnover"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "invoice_turnover_keep_all"
    BEFORE TRUNCATE ON "invoice_turnover"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- A backup is put back in no order of invoices: a credit note may come before what it is of.
ALTER TABLE "invoices" ALTER CONSTRAINT "invoices_corrects_id_fkey" DEFERRABLE INITIALLY DEFERRED;
