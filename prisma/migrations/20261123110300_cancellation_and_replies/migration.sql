-- A visitor's wish to cancel what is confirmed, the company's answers to visitors' messages, and the mails of both.

ALTER TABLE "reservation_requests" ADD COLUMN     "annulation_demande_le" TIMESTAMPTZ(3);

-- Until now only visitors wrote.
ALTER TABLE "request_messages" ADD COLUMN     "auteur" TEXT NOT NULL DEFAULT 'visiteur';

-- A value that is added to a type cannot be used in the same transaction, and a restore is one: a type is made anew, with
-- the values that the mails of invoices, reminders and accounts need later.
ALTER TYPE "mail_kind" RENAME TO "mail_kind_before";

CREATE TYPE "mail_kind" AS ENUM ('accuse', 'alerte', 'devis', 'confirmation', 'refus', 'rappel', 'annulation', 'maintien', 'reponse', 'visiteur', 'facture', 'relance', 'compte');

ALTER TABLE "mails" ALTER COLUMN "kind" TYPE "mail_kind" USING "kind"::TEXT::"mail_kind";

ALTER TABLE "mail_templates" ALTER COLUMN "kind" TYPE "mail_kind" USING "kind"::TEXT::"mail_kind";

DROP TYPE "mail_kind_before";
