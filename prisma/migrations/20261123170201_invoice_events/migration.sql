-- What happens to an invoice after it is issued, and the mails that carry it.

-- CreateEnum
CREATE TYPE "invoice_event_kind" AS ENUM ('envoi', 'depot', 'relance');

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "invoice_id" INTEGER;

-- CreateTable
CREATE TABLE "invoice_events" (
    "id" SERIAL NOT NULL,
    "invoice_id" INTEGER NOT NULL,
    "kind" "invoice_event_kind" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "auteur" TEXT NOT NULL,
    "jour" DATE,
    "reference" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "invoice_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "invoice_events_invoice_id_idx" ON "invoice_events"("invoice_id");

-- CreateIndex
CREATE INDEX "mails_invoice_id_idx" ON "mails"("invoice_id");

-- AddForeignKey
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "invoice_events_append_only"
    BEFORE UPDATE OR DELETE ON "invoice_events"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
