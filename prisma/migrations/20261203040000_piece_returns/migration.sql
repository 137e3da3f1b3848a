-- When a marked piece came back from a request, where somebody noted it, and who did. Adds only.

ALTER TABLE "piece_outings" ADD COLUMN "revenue_le" TIMESTAMPTZ(3), ADD COLUMN "revenue_par" TEXT NOT NULL DEFAULT '';
