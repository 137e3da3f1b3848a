-- The visitor's private page: what its address is derived from (requests that came in before get one each), messages, wishes of erasure.

ALTER TABLE "reservation_requests" ADD COLUMN     "cle_suivi" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "effacement_demande_le" TIMESTAMPTZ(3);

CREATE TABLE "request_messages" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "texte" TEXT NOT NULL,
    "lu_le" TIMESTAMPTZ(3),

    CONSTRAINT "request_messages_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "request_messages_request_id_id_idx" ON "request_messages"("request_id", "id");

ALTER TABLE "request_messages" ADD CONSTRAINT "request_messages_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
