-- Lines that are no articles, discounts, rates of VAT, and a deposit that an administrator sets. Only adds: lines of before
-- are articles without any of it.

CREATE TYPE "line_kind" AS ENUM ('article', 'libre', 'frais', 'livraison');

ALTER TABLE "articles" ADD COLUMN     "taux_tva" DECIMAL(4,2);

ALTER TABLE "articles" ADD CONSTRAINT "articles_taux_tva_check" CHECK ("taux_tva" >= 0);

ALTER TABLE "reservation_request_items" ADD COLUMN     "nature" "line_kind" NOT NULL DEFAULT 'article',
ADD COLUMN     "coefficient" DECIMAL(6,3),
ADD COLUMN     "remise" DECIMAL(10,2),
ADD COLUMN     "remise_en_pourcent" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "motif_remise" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "taux_tva" DECIMAL(4,2),
ADD COLUMN     "categorie_id" INTEGER;

ALTER TABLE "reservation_request_items"
    ADD CONSTRAINT "reservation_request_items_deal_check"
        CHECK ("coefficient" > 0 AND "taux_tva" >= 0 AND "remise" >= 0 AND (NOT "remise_en_pourcent" OR "remise" <= 100)),
    ADD CONSTRAINT "reservation_request_items_nature_check"
        CHECK ("nature" = 'article' OR ("article_id" IS NULL AND "prix" IS NOT NULL));

-- One delivery a request.
CREATE UNIQUE INDEX "reservation_request_items_livraison_key" ON "reservation_request_items"("request_id") WHERE "nature" = 'livraison';

ALTER TABLE "reservation_requests" ADD COLUMN     "remise" DECIMAL(10,2),
ADD COLUMN     "remise_en_pourcent" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "motif_remise" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "caution_fixee" DECIMAL(10,2);

ALTER TABLE "reservation_requests"
    ADD CONSTRAINT "reservation_requests_deal_check"
        CHECK ("caution_fixee" >= 0 AND "remise" >= 0 AND (NOT "remise_en_pourcent" OR "remise" <= 100));
