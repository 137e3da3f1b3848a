-- Invoices and credit notes: drafts may change; what has a number never does.

-- CreateEnum
CREATE TYPE "invoice_kind" AS ENUM ('acompte', 'facture', 'avoir');

-- CreateEnum
CREATE TYPE "invoice_series" AS ENUM ('facture', 'avoir');

-- CreateTable
CREATE TABLE "invoices" (
    "id" SERIAL NOT NULL,
    "nature" "invoice_kind" NOT NULL,
    "serie" "invoice_series",
    "annee" INTEGER,
    "rang" INTEGER,
    "numero" TEXT,
    "request_id" INTEGER,
    "customer_id" INTEGER,
    "corrects_id" INTEGER,
    "draft" JSONB NOT NULL,
    "content" JSONB,
    "client" TEXT NOT NULL,
    "total" DECIMAL(10,2) NOT NULL,
    "du" DECIMAL(10,2) NOT NULL,
    "date" DATE,
    "echeance" DATE,
    "auteur" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "issued_at" TIMESTAMPTZ(3),

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice_documents" (
    "invoice_id" INTEGER NOT NULL,
    "pdf" BYTEA NOT NULL,
    "xml" TEXT,

    CONSTRAINT "invoice_documents_pkey" PRIMARY KEY ("invoice_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invoices_numero_key" ON "invoices"("numero");

-- CreateIndex
CREATE INDEX "invoices_request_id_idx" ON "invoices"("request_id");

-- CreateIndex
CREATE INDEX "invoices_customer_id_idx" ON "invoices"("customer_id");

-- CreateIndex
CREATE INDEX "invoices_corrects_id_idx" ON "invoices"("corrects_id");

-- CreateIndex
CREATE INDEX "invoices_date_id_idx" ON "invoices"("date", "id");

-- CreateIndex
CREATE INDEX "invoices_echeance_idx" ON "invoices"("echeance");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_serie_annee_rang_key" ON "invoices"("serie", "annee", "rang");

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_fkey" FOREIGN KEY ("corrects_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A number, its place in its series, what it says and when it was issued come at once.
ALTER TABLE "invoices"
    ADD CONSTRAINT "invoices_issued_check" CHECK (num_nulls("numero", "serie", "annee", "rang", "content", "date", "issued_at") IN (0, 7)),
    ADD CONSTRAINT "invoices_numero_check" CHECK ("numero" ~ '^[A-Za-z0-9+_/-]{1,35}$'),
    ADD CONSTRAINT "invoices_credit_note_check" CHECK (("nature" = 'avoir') = ("corrects_id" IS NOT NULL)),
    ADD CONSTRAINT "invoices_amounts_check" CHECK (0 <= "du" AND "du" <= "total");

-- An issued invoice loses its request where that is deleted, and follows its customer: neither is part of the document.
CREATE FUNCTION "keep_issued_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE'
        AND to_jsonb(NEW) - 'request_id' - 'customer_id' = to_jsonb(OLD) - 'request_id' - 'customer_id'
        AND (NEW.request_id IS NULL OR NEW.request_id = OLD.request_id)
    THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'Invoice % is issued: it never changes', OLD.numero USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "invoices_keep_issued"
    BEFORE UPDATE OR DELETE ON "invoices"
    FOR EACH ROW WHEN (OLD.numero IS NOT NULL) EXECUTE FUNCTION "keep_issued_invoice"();

CREATE TRIGGER "invoice_documents_append_only"
    BEFORE UPDATE OR DELETE ON "invoice_documents"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "invoices_keep_all"
    BEFORE TRUNCATE ON "invoices"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "invoice_documents_keep_all"
    BEFORE TRUNCATE ON "invoice_documents"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Drafts go with their request.
CREATE FUNCTION "delete_invoice_drafts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "invoices" WHERE "request_id" = OLD."id" AND "numero" IS NULL;
    RETURN OLD;
END;
$$;

CREATE TRIGGER "reservation_requests_delete_invoice_drafts"
    BEFORE DELETE ON "reservation_requests"
    FOR EACH ROW EXECUTE FUNCTION "delete_invoice_drafts"();

-- Invoices are of the customer that their request is joined to.
CREATE FUNCTION "join_invoices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "invoices" SET "customer_id" = NEW."customer_id" WHERE "request_id" = NEW."id";
    RETURN NEW;
END;
$$;

CREATE TRIGGER "reservation_requests_join_invoices"
    AFTER UPDATE OF "customer_id" ON "reservation_requests"
    FOR EACH ROW WHEN (OLD.customer_id IS DISTINCT FROM NEW.customer_id) EXECUTE FUNCTION "join_invoices"();
