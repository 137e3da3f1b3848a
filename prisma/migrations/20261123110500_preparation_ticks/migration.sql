-- What is ticked on the preparation sheet, by whom and when.

CREATE TYPE "movement" AS ENUM ('depart', 'retour');

CREATE TABLE "preparation_ticks" (
    "request_id" INTEGER NOT NULL,
    "mouvement" "movement" NOT NULL,
    "nom" TEXT NOT NULL,
    "quantite" INTEGER NOT NULL,
    "auteur" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "preparation_ticks_pkey" PRIMARY KEY ("request_id", "mouvement", "nom", "quantite")
);

ALTER TABLE "preparation_ticks" ADD CONSTRAINT "preparation_ticks_request_id_fkey"
    FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "preparation_ticks_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "preparation_ticks"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();
