ALTER TYPE "sheet_import_kind" RENAME TO "former_sheet_import_kind";
CREATE TYPE "sheet_import_kind" AS ENUM ('articles', 'clients', 'locations');
ALTER TABLE "sheet_imports" ALTER COLUMN "kind" TYPE "sheet_import_kind" USING "kind"::text::"sheet_import_kind";
DROP TYPE "former_sheet_import_kind";

CREATE TABLE "past_hires" (
    "id" SERIAL NOT NULL,
    "reference" TEXT NOT NULL DEFAULT '',
    "debut" DATE NOT NULL,
    "total" DECIMAL(10,2) NOT NULL,
    "total_hors_taxes" DECIMAL(10,2) NOT NULL,
    "customer_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "past_hires_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "past_hires_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "past_hires_debut_id_idx" ON "past_hires"("debut", "id");
CREATE INDEX "past_hires_customer_id_idx" ON "past_hires"("customer_id");

ALTER TABLE "customer_merges" ADD COLUMN "past_hire_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
