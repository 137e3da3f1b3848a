-- Who is invited has no password yet, and a key that the link is derived from.
ALTER TABLE "users"
    ALTER COLUMN "password_hash" DROP NOT NULL,
    ADD COLUMN "invitation_secret" TEXT,
    ADD COLUMN "invited_until" TIMESTAMPTZ(3);
