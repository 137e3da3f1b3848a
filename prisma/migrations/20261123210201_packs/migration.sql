-- CreateEnum
CREATE TYPE "ground" AS ENUM ('herbe', 'dur', 'sable');

-- AlterTable
ALTER TABLE "reservation_request_items" ADD COLUMN     "choix" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "terrain" "ground";

-- CreateTable
CREATE TABLE "pack_components" (
    "id" SERIAL NOT NULL,
    "pack_id" INTEGER NOT NULL,
    "component_id" INTEGER NOT NULL,
    "quantite" INTEGER NOT NULL,
    "terrain" "ground",
    "choix" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL,

    CONSTRAINT "pack_components_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "request_item_components" (
    "id" SERIAL NOT NULL,
    "item_id" INTEGER NOT NULL,
    "article_id" INTEGER,
    "nom" TEXT NOT NULL,
    "quantite" INTEGER NOT NULL,

    CONSTRAINT "request_item_components_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "pack_components_component_id_idx" ON "pack_components"("component_id");

-- CreateIndex
CREATE UNIQUE INDEX "pack_components_pack_id_position_key" ON "pack_components"("pack_id", "position");

-- CreateIndex
CREATE INDEX "request_item_components_item_id_idx" ON "request_item_components"("item_id");

-- CreateIndex
CREATE INDEX "request_item_components_article_id_idx" ON "request_item_components"("article_id");

-- AddForeignKey
ALTER TABLE "pack_components" ADD CONSTRAINT "pack_components_pack_id_fkey" FOREIGN KEY ("pack_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pack_components" ADD CONSTRAINT "pack_components_component_id_fkey" FOREIGN KEY ("component_id") REFERENCES "articles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_item_components" ADD CONSTRAINT "request_item_components_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "reservation_request_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request_item_components" ADD CONSTRAINT "request_item_components_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "pack_components"
    ADD CONSTRAINT "pack_components_quantite_check" CHECK ("quantite" >= 1),
    ADD CONSTRAINT "pack_components_itself_check" CHECK ("pack_id" <> "component_id");

ALTER TABLE "request_item_components"
    ADD CONSTRAINT "request_item_components_quantite_check" CHECK ("quantite" >= 1);
