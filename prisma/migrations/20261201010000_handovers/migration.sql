-- Sheets of departure and return, with what is done on them, and who takes deposits. Adds only, but for the type of mails.

-- A value that is added to a type cannot be used in the same transaction, and a restore is one: the type is made anew.
ALTER TYPE "mail_kind" RENAME TO "mail_kind_before";

CREATE TYPE "mail_kind" AS ENUM ('accuse', 'alerte', 'devis', 'confirmation', 'refus', 'rappel', 'annulation', 'maintien', 'reponse', 'visiteur', 'facture', 'relance', 'compte', 'code', 'acceptation', 'retractation', 'depart', 'retour');

ALTER TABLE "mails" ALTER COLUMN "kind" TYPE "mail_kind" USING "kind"::TEXT::"mail_kind";

ALTER TABLE "mail_templates" ALTER COLUMN "kind" TYPE "mail_kind" USING "kind"::TEXT::"mail_kind";

DROP TYPE "mail_kind_before";

CREATE TYPE "handover_gesture" AS ENUM ('compter', 'casse', 'manque', 'sale', 'dehors', 'note', 'remarque', 'photo', 'tout');

ALTER TABLE "mails" ADD COLUMN     "handover_id" INTEGER;

ALTER TABLE "team_settings" ADD COLUMN     "preparation_takes_deposits" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "handovers" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "mouvement" "movement" NOT NULL,
    "remarques" TEXT NOT NULL DEFAULT '',
    "signataire" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "closed_by" TEXT,

    CONSTRAINT "handovers_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "handover_lines" (
    "id" SERIAL NOT NULL,
    "handover_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "article_id" INTEGER,
    "nom" TEXT NOT NULL,
    "pour" TEXT NOT NULL DEFAULT '',
    "accessoire" BOOLEAN NOT NULL DEFAULT false,
    "attendu" DOUBLE PRECISION NOT NULL,
    "compte" DOUBLE PRECISION,
    "casse" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "manque" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "sale" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "dehors" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "handover_lines_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "handover_commands" (
    "key" UUID NOT NULL,
    "handover_id" INTEGER NOT NULL,
    "line_id" INTEGER,
    "kind" "handover_gesture" NOT NULL,
    "quantite" DOUBLE PRECISION,
    "note" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "auteur" TEXT NOT NULL,
    "file_id" INTEGER,

    CONSTRAINT "handover_commands_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "handover_documents" (
    "handover_id" INTEGER NOT NULL,
    "pdf" BYTEA NOT NULL,
    "empreinte" TEXT NOT NULL,
    "argent" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "handover_documents_pkey" PRIMARY KEY ("handover_id")
);

CREATE INDEX "handovers_request_id_id_idx" ON "handovers"("request_id", "id");

CREATE UNIQUE INDEX "handover_lines_handover_id_nom_accessoire_key" ON "handover_lines"("handover_id", "nom", "accessoire");

CREATE UNIQUE INDEX "handover_commands_file_id_key" ON "handover_commands"("file_id");

CREATE INDEX "handover_commands_handover_id_created_at_idx" ON "handover_commands"("handover_id", "created_at");

CREATE INDEX "handover_commands_line_id_idx" ON "handover_commands"("line_id");

CREATE INDEX "mails_handover_id_idx" ON "mails"("handover_id");

ALTER TABLE "handovers" ADD CONSTRAINT "handovers_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "handover_lines" ADD CONSTRAINT "handover_lines_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "handovers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "handover_commands" ADD CONSTRAINT "handover_commands_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "handovers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "handover_commands" ADD CONSTRAINT "handover_commands_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "handover_lines"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "handover_commands" ADD CONSTRAINT "handover_commands_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "request_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "handover_documents" ADD CONSTRAINT "handover_documents_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "handovers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "mails" ADD CONSTRAINT "mails_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "handovers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Of each kind one is open at a time.
CREATE UNIQUE INDEX "handovers_open_key" ON "handovers"("request_id", "mouvement") WHERE "closed_at" IS NULL;

ALTER TABLE "handovers" ADD CONSTRAINT "handovers_closed_check" CHECK (("closed_at" IS NULL) = ("closed_by" IS NULL));

ALTER TABLE "handover_lines"
    ADD CONSTRAINT "handover_lines_attendu_check" CHECK ("attendu" > 0),
    ADD CONSTRAINT "handover_lines_counts_check" CHECK (least("compte", "casse", "manque", "sale", "dehors") >= 0);

CREATE TRIGGER "handover_documents_unchanged"
    BEFORE UPDATE ON "handover_documents"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

-- Two phones on one sheet see each other's ticks.
CREATE TRIGGER "handovers_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "handovers"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

SELECT "journal_table"('handovers', personal => true);
SELECT "journal_table"('handover_commands', 'auteur,at', key => 'key', part_of => 'handovers', by => 'handover_id', personal => true);
