-- CreateEnum
CREATE TYPE "PieceFate" AS ENUM ('perdue', 'vendue');

-- AlterTable
ALTER TABLE "pieces" ADD COLUMN     "devenir" "PieceFate",
ADD COLUMN     "etiquette_le" TIMESTAMPTZ(3);

-- What became of pieces so far, by the latest lasting movement that names them.
UPDATE "pieces" p SET "devenir" = (
    SELECT CASE m."kind" WHEN 'perte' THEN 'perdue' WHEN 'vente' THEN 'vendue' END::"PieceFate"
    FROM "stock_movement_pieces" n JOIN "stock_movements" m ON m."id" = n."movement_id"
    WHERE n."piece_id" = p."id" AND m."kind" IN ('achat', 'perte', 'vente')
    ORDER BY m."id" DESC LIMIT 1
);

-- That a label was printed changes nothing of the piece.
DROP TRIGGER "pieces_journal" ON "pieces";
SELECT "journal_table"('pieces', 'etiquette_le');
