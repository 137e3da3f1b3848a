-- The key under which a sheet was closed, so that a device may send a closing again. Adds only.

ALTER TABLE "handovers" ADD COLUMN     "closing_key" UUID;

-- The journal is told of the closing, not of its key.
DROP TRIGGER "handovers_journal" ON "handovers";
SELECT "journal_table"('handovers', 'closing_key', personal => true);
