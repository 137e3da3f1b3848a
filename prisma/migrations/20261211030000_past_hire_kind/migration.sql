ALTER TYPE "sheet_import_kind" ADD VALUE 'locations';
