-- A number of a quote whose request was deleted says why.
ALTER TABLE "quotes" ADD COLUMN "motif_suppression" TEXT;
