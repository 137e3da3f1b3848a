-- Which choice each of the chosen articles answers, in their order; what is stored already says it by the articles alone.
ALTER TABLE "reservation_request_items" ADD COLUMN "choix_cles" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
