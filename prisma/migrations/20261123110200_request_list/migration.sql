-- The saved views of the list of requests; one row at most.
CREATE TABLE "request_views" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "views" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "request_views_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "request_views_id_check" CHECK ("id" = 1)
);

-- Departures of a period.
CREATE INDEX "reservation_requests_debut_idx" ON "reservation_requests"("debut");
