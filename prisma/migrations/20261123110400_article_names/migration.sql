-- Names of articles as searches compare them, and the catalogue's order: each is read from its index alone.

ALTER TABLE "articles" ADD COLUMN "search_name" TEXT NOT NULL DEFAULT '';

-- The search text begins with the folded name.
UPDATE "articles" SET "search_name" =
  left("search_text", char_length(regexp_replace("nom", '([œŒæÆ])', '\1\1', 'g')));

CREATE INDEX "articles_search_name_id_idx" ON "articles"("search_name", "id");

DROP INDEX "articles_categorie_id_idx";
CREATE INDEX "articles_categorie_id_id_idx" ON "articles"("categorie_id", "id");
