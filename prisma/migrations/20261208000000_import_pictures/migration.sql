-- Pictures of ZIPs that came with a table, while it is a draft.

ALTER TABLE "sheet_imports" ADD COLUMN "pictures" JSONB NOT NULL DEFAULT '[]';
