-- Requests with several telephone numbers in their field are found by each of them, as it is dialled.
CREATE TEMPORARY TABLE "several_telephones" ON COMMIT DROP AS
    SELECT "id", string_agg(regexp_replace(regexp_replace(
        regexp_replace("number"[1], '[^+0-9]', '', 'g'), '^(\+|00)330?', '0'), '^00', '+'), ' ') AS "dialled"
    FROM "reservation_requests", regexp_matches("phone", '\+?\d[-\d\s()./‐‑‒–—]*', 'g') AS "number"
    GROUP BY "id" HAVING count(*) > 1;

UPDATE "reservation_requests" AS "request" SET "search_text" = concat_ws(' ', "search_text", "dialled")
FROM "several_telephones" WHERE "several_telephones"."id" = "request"."id";

-- The same numbers as the service writes (services/api/src/db/search.ts).
UPDATE "reservation_requests" SET "search_trigrams" = ARRAY(
    SELECT DISTINCT (("first" * 31 + "second") * 31 + "third") % 65536 - 32768
    FROM (
        SELECT lag(ascii("letter"), 2) OVER "row" AS "first", lag(ascii("letter")) OVER "row" AS "second", ascii("letter") AS "third"
        FROM unnest(string_to_array("search_text", NULL)) WITH ORDINALITY AS "letters"("letter", "place")
        WINDOW "row" AS (ORDER BY "place")
    ) AS "letters"
    WHERE "first" <> 32 AND "second" <> 32 AND "third" <> 32)
WHERE "id" IN (SELECT "id" FROM "several_telephones");
