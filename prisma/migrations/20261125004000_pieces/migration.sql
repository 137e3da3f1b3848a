-- CreateTable
CREATE TABLE "piece_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "actif" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "piece_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pieces" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER NOT NULL,
    "numero" TEXT NOT NULL,
    "notes" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pieces_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_movement_pieces" (
    "movement_id" INTEGER NOT NULL,
    "piece_id" INTEGER NOT NULL,

    CONSTRAINT "stock_movement_pieces_pkey" PRIMARY KEY ("movement_id","piece_id")
);

-- CreateTable
CREATE TABLE "piece_outings" (
    "request_id" INTEGER NOT NULL,
    "piece_id" INTEGER NOT NULL,
    "auteur" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "piece_outings_pkey" PRIMARY KEY ("request_id","piece_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "pieces_numero_key" ON "pieces"("numero");

-- CreateIndex
CREATE INDEX "pieces_article_id_numero_idx" ON "pieces"("article_id", "numero");

-- CreateIndex
CREATE INDEX "stock_movement_pieces_piece_id_idx" ON "stock_movement_pieces"("piece_id");

-- CreateIndex
CREATE INDEX "piece_outings_piece_id_idx" ON "piece_outings"("piece_id");

-- AddForeignKey
ALTER TABLE "pieces" ADD CONSTRAINT "pieces_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_movement_pieces" ADD CONSTRAINT "stock_movement_pieces_movement_id_fkey" FOREIGN KEY ("movement_id") REFERENCES "stock_movements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_movement_pieces" ADD CONSTRAINT "stock_movement_pieces_piece_id_fkey" FOREIGN KEY ("piece_id") REFERENCES "pieces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "piece_outings" ADD CONSTRAINT "piece_outings_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "piece_outings" ADD CONSTRAINT "piece_outings_piece_id_fkey" FOREIGN KEY ("piece_id") REFERENCES "pieces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "piece_settings" ADD CONSTRAINT "piece_settings_one_row" CHECK ("id" = 1);
ALTER TABLE "pieces" ADD CONSTRAINT "pieces_numero_check" CHECK ("numero" ~ '^[A-Z0-9]([A-Z0-9-]{0,18}[A-Z0-9])?$');

SELECT "journal_table"('pieces');
SELECT "journal_table"('piece_settings');
