-- Tables of a spreadsheet that come in: what was read of them, and how to undo what they made. Adds only.

CREATE TYPE "sheet_import_state" AS ENUM ('brouillon', 'fait', 'annule');

CREATE TABLE "sheet_imports" (
    "id" SERIAL NOT NULL,
    "file_name" TEXT NOT NULL,
    "state" "sheet_import_state" NOT NULL DEFAULT 'brouillon',
    "titles" TEXT[],
    "content" JSONB,
    "choices" JSONB NOT NULL,
    "report" JSONB,
    "auteur" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "applied_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),
    "undone_by" TEXT,

    CONSTRAINT "sheet_imports_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "sheet_imports_created_at_idx" ON "sheet_imports"("created_at");
