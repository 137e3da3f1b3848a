-- A gesture that removes a photo of a sheet that is not closed. Adds only, but for the type of gestures.

-- A value that is added to a type cannot be used in the same transaction, and a restore is one: the type is made anew.
ALTER TYPE "handover_gesture" RENAME TO "handover_gesture_before";

CREATE TYPE "handover_gesture" AS ENUM ('compter', 'casse', 'manque', 'sale', 'dehors', 'note', 'remarque', 'photo', 'retrait', 'tout');

ALTER TABLE "handover_commands" ALTER COLUMN "kind" TYPE "handover_gesture" USING "kind"::TEXT::"handover_gesture";

DROP TYPE "handover_gesture_before";

ALTER TABLE "handover_commands" ADD COLUMN     "photo_key" UUID;

-- The journal is told of the gesture, not of its key, nor of the photo's.
DROP TRIGGER "handover_commands_journal" ON "handover_commands";
SELECT "journal_table"('handover_commands', 'auteur,at,key,photo_key', key => 'key', part_of => 'handovers', by => 'handover_id', personal => true);
