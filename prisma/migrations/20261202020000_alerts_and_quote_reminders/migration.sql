-- Who is told by mail of what visitors do, and a kind of mail: a reminder of a quote. Adds only, but for the type of mails.

ALTER TABLE "users" ADD COLUMN "alertes" BOOLEAN NOT NULL DEFAULT true;

-- A value that is added to a type cannot be used in the same transaction, and a restore is one: the type is made anew.
ALTER TYPE "mail_kind" RENAME TO "mail_kind_before";

CREATE TYPE "mail_kind" AS ENUM ('accuse', 'alerte', 'devis', 'relance_devis', 'confirmation', 'refus', 'rappel', 'annulation', 'maintien', 'reponse', 'visiteur', 'facture', 'relance', 'compte', 'code', 'acceptation', 'retractation', 'depart', 'retour');

ALTER TABLE "mails" ALTER COLUMN "kind" TYPE "mail_kind" USING "kind"::TEXT::"mail_kind";

ALTER TABLE "mail_templates" ALTER COLUMN "kind" TYPE "mail_kind" USING "kind"::TEXT::"mail_kind";

DROP TYPE "mail_kind_before";
