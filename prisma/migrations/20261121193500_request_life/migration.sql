-- The life of a request: its days, its state and its history.

ALTER TABLE "reservation_requests" ADD COLUMN     "date_retour" DATE,
ADD COLUMN     "debut" DATE,
ADD COLUMN     "fin" DATE,
ADD COLUMN     "notes" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "origine" TEXT NOT NULL DEFAULT 'site',
ADD COLUMN     "statut" TEXT NOT NULL DEFAULT 'nouvelle',
ADD COLUMN     "supplement_par_jour" INTEGER NOT NULL DEFAULT 25;

-- Requests that came in before named one day: from Friday to Sunday it stands for the week-end, as `periodOf` of the rules has it.
UPDATE "reservation_requests" SET
    "debut" = CASE WHEN extract(isodow FROM "date") >= 5 THEN "date" - (extract(isodow FROM "date")::int - 5) ELSE "date" END,
    "fin" = CASE WHEN extract(isodow FROM "date") >= 5 THEN "date" + (8 - extract(isodow FROM "date")::int) ELSE "date" END;

ALTER TABLE "reservation_requests"
    ALTER COLUMN "debut" SET NOT NULL,
    ALTER COLUMN "fin" SET NOT NULL,
    ADD CONSTRAINT "reservation_requests_period_check"
        CHECK ("debut" <= "fin" AND ("date_retour" IS NULL OR "date_retour" >= "date")),
    ADD CONSTRAINT "reservation_requests_statut_check" CHECK (
        "statut" IN ('nouvelle', 'a_confirmer', 'confirmee', 'sortie', 'rendue', 'refusee', 'annulee')
    ),
    ADD CONSTRAINT "reservation_requests_origine_check" CHECK ("origine" IN ('site', 'telephone')),
    ADD CONSTRAINT "reservation_requests_supplement_check" CHECK ("supplement_par_jour" >= 0);

CREATE INDEX "reservation_requests_fin_idx" ON "reservation_requests"("fin");

CREATE INDEX "reservation_requests_statut_created_at_idx" ON "reservation_requests"("statut", "created_at");

CREATE TABLE "request_events" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "auteur" TEXT NOT NULL,
    "avant" TEXT,
    "apres" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "request_events_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "request_events_request_id_id_idx" ON "request_events"("request_id", "id");

ALTER TABLE "request_events" ADD CONSTRAINT "request_events_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "request_events" ("request_id", "created_at", "auteur", "apres")
SELECT "id", "created_at", 'visiteur', 'nouvelle' FROM "reservation_requests";
