-- CreateEnum
CREATE TYPE "movement_kind" AS ENUM ('initial', 'achat', 'perte', 'vente', 'correction', 'hors_service', 'location');

-- CreateTable
CREATE TABLE "stock_movements" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER NOT NULL,
    "kind" "movement_kind" NOT NULL,
    "quantite" INTEGER NOT NULL,
    "debut" DATE NOT NULL,
    "fin" DATE,
    "motif" TEXT NOT NULL DEFAULT '',
    "fournisseur" TEXT NOT NULL DEFAULT '',
    "cout" DECIMAL(10,2),
    "picture_key" TEXT,
    "auteur" TEXT NOT NULL,
    "fini_par" TEXT,
    "fini_le" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_movements_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "stock_movements_article_id_id_idx" ON "stock_movements"("article_id", "id");

-- CreateIndex
CREATE INDEX "stock_movements_picture_key_idx" ON "stock_movements"("picture_key");

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_picture_key_fkey" FOREIGN KEY ("picture_key") REFERENCES "pictures"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A movement that lasts is not over some day, and each kind adds or takes.
ALTER TABLE "stock_movements"
    ADD CONSTRAINT "stock_movements_quantite_check" CHECK (
        CASE WHEN "kind" IN ('perte', 'vente', 'hors_service') THEN "quantite" < 0
            WHEN "kind" = 'correction' THEN "quantite" <> 0
            WHEN "kind" = 'initial' THEN "quantite" >= 0
            ELSE "quantite" > 0 END),
    ADD CONSTRAINT "stock_movements_fin_check" CHECK ("fin" IS NULL OR "kind" IN ('hors_service', 'location')),
    -- What is ended on its first day or before was never so: the day before it.
    ADD CONSTRAINT "stock_movements_days_check" CHECK ("fin" >= "debut" - 1),
    ADD CONSTRAINT "stock_movements_cout_check" CHECK ("cout" >= 0);

-- What is out of service or rented in, which availability reads.
CREATE INDEX "stock_movements_temporary_idx" ON "stock_movements" ("article_id", "debut", "fin")
    WHERE "kind" IN ('hors_service', 'location');

-- The stock of the articles that there are.
INSERT INTO "stock_movements" ("article_id", "kind", "quantite", "debut", "auteur", "created_at")
    SELECT "id", 'initial', "quantite", ("created_at" AT TIME ZONE 'Europe/Paris')::date, 'système', "created_at"
    FROM "articles" WHERE "quantite" IS NOT NULL ORDER BY "id";
