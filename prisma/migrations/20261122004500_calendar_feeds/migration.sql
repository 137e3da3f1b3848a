-- What makes the secret address of the calendar; one at most.

CREATE TABLE "calendar_feeds" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "nonce" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "calendar_feeds_id_check" CHECK ("id" = 1)
);
