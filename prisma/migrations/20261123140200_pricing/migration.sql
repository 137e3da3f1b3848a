-- The company's terms of price and delivery: each row is a version of all of them. A request keeps the one it arrived under.

-- CreateEnum
CREATE TYPE "delivery_slot" AS ENUM ('matin', 'apres_midi');

-- AlterTable
ALTER TABLE "reservation_requests" ADD COLUMN     "creneau" "delivery_slot",
ADD COLUMN     "pricing_version_id" INTEGER;

-- CreateTable
CREATE TABLE "pricing_versions" (
    "id" SERIAL NOT NULL,
    "terms" JSONB NOT NULL,
    "auteur" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pricing_versions_pkey" PRIMARY KEY ("id")
);

-- AddForeignKey
ALTER TABLE "reservation_requests" ADD CONSTRAINT "reservation_requests_pricing_version_id_fkey" FOREIGN KEY ("pricing_version_id") REFERENCES "pricing_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER "pricing_versions_append_only"
    BEFORE UPDATE OR DELETE ON "pricing_versions"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "pricing_versions_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "pricing_versions"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

ALTER TABLE "reservation_requests"
    ADD CONSTRAINT "reservation_requests_creneau_check" CHECK ("creneau" IS NULL OR "livraison_montage");
