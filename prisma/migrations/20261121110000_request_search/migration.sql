-- AlterTable
ALTER TABLE "reservation_requests" ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "reservation_requests_date_idx" ON "reservation_requests"("date");

-- Requests that came in before: the same text as the service writes, for the letters of French and Breton.
UPDATE "reservation_requests" AS "request"
SET "search_text" = replace(replace(translate(
    lower(concat_ws(' ', "prenom", "nom", "email", "phone", regexp_replace("phone", '[\s.-]', '', 'g'), "adresse",
        (SELECT string_agg("item"."nom", ' ') FROM "reservation_request_items" AS "item" WHERE "item"."request_id" = "request"."id"))),
    'ÀÂÄÇÉÈÊËÎÏÑÔÖÙÛÜŸàâäçéèêëîïñôöùûüÿ',
    'aaaceeeeiinoouuuyaaaceeeeiinoouuuy'), 'œ', 'oe'), 'æ', 'ae');
