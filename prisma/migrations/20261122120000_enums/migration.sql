-- What knows a few values becomes an enum. PostgreSQL refuses a value that is none of them and names it; then nothing is changed.

-- Release 1.0.0 leaves them behind where it restores a backup over a newer database.
DROP TYPE IF EXISTS "unite", "role", "mail_kind", "mail_failure", "request_state", "request_origin";

CREATE TYPE "unite" AS ENUM ('unitaire', 'journée', 'weekend');

CREATE TYPE "role" AS ENUM ('admin', 'user');

CREATE TYPE "mail_kind" AS ENUM ('accuse', 'alerte', 'devis', 'confirmation', 'refus', 'rappel', 'visiteur');

CREATE TYPE "mail_failure" AS ENUM ('unreachable', 'signIn', 'recipient', 'refused', 'sender', 'tooOld', 'outdated');

CREATE TYPE "request_state" AS ENUM ('nouvelle', 'a_confirmer', 'confirmee', 'sortie', 'rendue', 'refusee', 'annulee');

CREATE TYPE "request_origin" AS ENUM ('site', 'telephone');

ALTER TABLE "articles"
    DROP CONSTRAINT "articles_unite_check",
    ALTER COLUMN "unite" DROP DEFAULT,
    ALTER COLUMN "unite" TYPE "unite" USING "unite"::"unite",
    ALTER COLUMN "unite" SET DEFAULT 'unitaire';

ALTER TABLE "users"
    DROP CONSTRAINT "users_role_check",
    ALTER COLUMN "role" DROP DEFAULT,
    ALTER COLUMN "role" TYPE "role" USING "role"::"role",
    ALTER COLUMN "role" SET DEFAULT 'user';

ALTER TABLE "mails"
    ALTER COLUMN "kind" TYPE "mail_kind" USING "kind"::"mail_kind",
    ALTER COLUMN "failure" TYPE "mail_failure" USING "failure"::"mail_failure";

ALTER TABLE "mail_templates" ALTER COLUMN "kind" TYPE "mail_kind" USING "kind"::"mail_kind";

ALTER TABLE "reservation_requests"
    DROP CONSTRAINT "reservation_requests_statut_check",
    DROP CONSTRAINT "reservation_requests_origine_check",
    ALTER COLUMN "statut" DROP DEFAULT,
    ALTER COLUMN "statut" TYPE "request_state" USING "statut"::"request_state",
    ALTER COLUMN "statut" SET DEFAULT 'nouvelle',
    ALTER COLUMN "origine" DROP DEFAULT,
    ALTER COLUMN "origine" TYPE "request_origin" USING "origine"::"request_origin",
    ALTER COLUMN "origine" SET DEFAULT 'site';

ALTER TABLE "reservation_request_items" ALTER COLUMN "unite" TYPE "unite" USING "unite"::"unite";

ALTER TABLE "request_events"
    ALTER COLUMN "avant" TYPE "request_state" USING "avant"::"request_state",
    ALTER COLUMN "apres" TYPE "request_state" USING "apres"::"request_state";
