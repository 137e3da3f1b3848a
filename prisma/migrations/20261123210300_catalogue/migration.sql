-- Who finds an article, its place in its category, the boxes in which it is hired out, what comes with it; the order
-- of its pictures. What stands is online, sold by the piece, and in the order that it had.

CREATE TYPE "article_state" AS ENUM ('en_ligne', 'masque', 'archive');

ALTER TABLE "articles"
    ADD COLUMN "etat" "article_state" NOT NULL DEFAULT 'en_ligne',
    ADD COLUMN "ordre" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "lot" INTEGER NOT NULL DEFAULT 1,
    ADD COLUMN "nom_lot" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "quantite_minimum" INTEGER NOT NULL DEFAULT 1;

ALTER TABLE "articles" ADD CONSTRAINT "articles_lot_check" CHECK ("lot" >= 1);
ALTER TABLE "articles" ADD CONSTRAINT "articles_quantite_minimum_check" CHECK ("quantite_minimum" >= 1);

DROP INDEX "articles_categorie_id_id_idx";
CREATE INDEX "articles_categorie_id_ordre_id_idx" ON "articles"("categorie_id", "ordre", "id");

ALTER TABLE "article_images" ADD COLUMN "ordre" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "article_accessories" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "nom" TEXT,
    "accessory_id" INTEGER,
    "quantite" INTEGER NOT NULL,

    CONSTRAINT "article_accessories_pkey" PRIMARY KEY ("id"),
    -- A thing of that name, or an article.
    CONSTRAINT "article_accessories_kind" CHECK (num_nonnulls("nom", "accessory_id") = 1),
    CONSTRAINT "article_accessories_other" CHECK ("accessory_id" <> "article_id"),
    CONSTRAINT "article_accessories_quantite_check" CHECK ("quantite" >= 1)
);

CREATE UNIQUE INDEX "article_accessories_article_id_position_key" ON "article_accessories"("article_id", "position");
CREATE INDEX "article_accessories_accessory_id_idx" ON "article_accessories"("accessory_id");

ALTER TABLE "article_accessories" ADD CONSTRAINT "article_accessories_article_id_fkey"
    FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "article_accessories" ADD CONSTRAINT "article_accessories_accessory_id_fkey"
    FOREIGN KEY ("accessory_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "article_accessories_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "article_accessories"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();
