-- AlterTable
ALTER TABLE "articles" ADD COLUMN     "search_trigrams" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[];

-- The same numbers as the service writes (services/api/src/db/search.ts).
UPDATE "articles" SET "search_trigrams" = ARRAY(
    SELECT DISTINCT (("first" * 31 + "second") * 31 + "third") % 65536 - 32768
    FROM (
        SELECT lag(ascii("letter"), 2) OVER "row" AS "first", lag(ascii("letter")) OVER "row" AS "second", ascii("letter") AS "third"
        FROM unnest(string_to_array("search_text", NULL)) WITH ORDINALITY AS "letters"("letter", "place")
        WINDOW "row" AS (ORDER BY "place")
    ) AS "letters"
    WHERE "first" <> 32 AND "second" <> 32 AND "third" <> 32);

-- CreateIndex
CREATE INDEX "articles_search_trigrams_idx" ON "articles" USING GIN ("search_trigrams");
