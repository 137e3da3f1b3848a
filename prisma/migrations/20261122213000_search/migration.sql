-- AlterTable
ALTER TABLE "reservation_requests" ADD COLUMN     "search_trigrams" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[];

-- What was folded before, as it is folded from now on; telephone numbers as they are dialled, and numbers of quotes.
UPDATE "articles" SET "search_text" = replace(replace(
    regexp_replace(lower(normalize("search_text", NFKD)), '[\u0300-\u036f]', '', 'g'), '×', 'x'), '’', '''');
UPDATE "reservation_requests" AS "request" SET "search_text" = trim(regexp_replace(replace(replace(
    regexp_replace(lower(normalize(concat_ws(' ', "search_text",
        regexp_replace(regexp_replace(regexp_replace("phone", '[^+0-9]', '', 'g'), '^(\+|00)330?', '0'), '^00', '+'),
        (SELECT string_agg(concat('d-', "annee", '-', lpad("rang"::text, 5, '0'), ' v', "version"), ' ')
            FROM "quotes" JOIN "quote_versions" ON "quote_id" = "quotes"."id" WHERE "quotes"."request_id" = "request"."id")
    ), NFKD)), '[\u0300-\u036f]', '', 'g'), '×', 'x'), '’', ''''), '\s+', ' ', 'g'));

-- The same numbers as the service writes (services/api/src/db/search.ts).
UPDATE "reservation_requests" SET "search_trigrams" = ARRAY(
    SELECT DISTINCT (("first" * 31 + "second") * 31 + "third") % 65536 - 32768
    FROM (
        SELECT lag(ascii("letter"), 2) OVER "row" AS "first", lag(ascii("letter")) OVER "row" AS "second", ascii("letter") AS "third"
        FROM unnest(string_to_array("search_text", NULL)) WITH ORDINALITY AS "letters"("letter", "place")
        WINDOW "row" AS (ORDER BY "place")
    ) AS "letters"
    WHERE "first" <> 32 AND "second" <> 32 AND "third" <> 32);

-- CreateIndex
CREATE INDEX "reservation_requests_search_trigrams_idx" ON "reservation_requests" USING GIN ("search_trigrams");
