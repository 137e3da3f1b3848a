-- What is proposed for a piece that comes back broken, or not at all, or dirty. Adds only.

ALTER TABLE "articles"
    ADD COLUMN "valeur_remplacement" DECIMAL(10,2) NOT NULL DEFAULT 0,
    ADD COLUMN "frais_nettoyage" DECIMAL(10,2) NOT NULL DEFAULT 0;
