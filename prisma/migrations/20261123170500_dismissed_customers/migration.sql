-- AlterTable
ALTER TABLE "reservation_requests" ADD COLUMN     "clients_ecartes" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- AlterTable
ALTER TABLE "line_template_items" ADD COLUMN     "montant_caution" DECIMAL(10,2);

ALTER TABLE "line_template_items" ADD CONSTRAINT "line_template_items_caution_check" CHECK ("montant_caution" >= 0);
