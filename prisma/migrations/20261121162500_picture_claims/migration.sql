ALTER TABLE "pictures" ADD COLUMN     "claimed_until" TIMESTAMPTZ(3);
