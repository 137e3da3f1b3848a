-- Tables that come in are of several kinds: those that are there are of articles.

CREATE TYPE "sheet_import_kind" AS ENUM ('articles', 'clients');

ALTER TABLE "sheet_imports" ADD COLUMN "kind" "sheet_import_kind" NOT NULL DEFAULT 'articles';
ALTER TABLE "sheet_imports" ALTER COLUMN "kind" DROP DEFAULT;

-- What a report calls its records, whatever they are.
UPDATE "sheet_imports"
SET "report" = replace(replace("report"::text, '"articleId": ', '"recordId": '), '"articles": [', '"records": [')::jsonb
WHERE "report" IS NOT NULL;
