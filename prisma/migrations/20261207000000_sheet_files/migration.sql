-- A workbook of several sheets stays with its draft, so that another one of them can be read. Adds only.

ALTER TABLE "sheet_imports" ADD COLUMN "file" BYTEA;
