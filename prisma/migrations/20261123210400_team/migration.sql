-- Roles of the team: an administrator is the gérant. A new type, as a new value of an old one is of no use before the
-- migration is over.
ALTER TYPE "role" RENAME TO "role_before";
CREATE TYPE "role" AS ENUM ('manager', 'team', 'preparation', 'user');
ALTER TABLE "users"
    ALTER COLUMN "role" DROP DEFAULT,
    ALTER COLUMN "role" TYPE "role" USING (CASE "role"::text WHEN 'admin' THEN 'manager' ELSE "role"::text END)::"role",
    ALTER COLUMN "role" SET DEFAULT 'user',
    ADD COLUMN "name" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "suspended_at" TIMESTAMPTZ(3),
    ADD COLUMN "last_sign_in_at" TIMESTAMPTZ(3);
DROP TYPE "role_before";

CREATE TABLE "team_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "team_handles_money" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "team_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "team_settings_one_row" CHECK ("id" = 1)
);
