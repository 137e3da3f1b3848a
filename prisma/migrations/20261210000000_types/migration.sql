-- What knows a few values becomes an enum. PostgreSQL refuses a value that is none of them and names it; then nothing is changed.

-- Release 1.0.0 leaves them behind where it restores a backup over a newer database.
DROP TYPE IF EXISTS "unite", "role", "mail_kind", "mail_failure", "request_state", "request_origin", "article_state", "ground",
    "movement_kind", "PieceFate", "customer_kind", "delivery_slot", "line_kind", "movement", "handover_gesture",
    "missed_demand_kind", "invoice_kind", "invoice_series", "invoice_event_kind", "ledger_kind", "payment_means",
    "retention_purpose", "account_link_purpose", "challenge_purpose", "webhook_disabling", "webhook_failure",
    "sheet_import_state", "sheet_import_kind", "journal_operation";

-- Of what release 1.0.0 has.
CREATE TYPE "unite" AS ENUM ('unitaire', 'journée', 'weekend');
CREATE TYPE "role" AS ENUM ('manager', 'team', 'preparation', 'user');
CREATE TYPE "mail_kind" AS ENUM ('accuse', 'alerte', 'devis', 'relance_devis', 'confirmation', 'refus', 'rappel', 'annulation', 'maintien', 'reponse', 'visiteur', 'facture', 'relance', 'compte', 'code', 'acceptation', 'retractation', 'depart', 'retour');
CREATE TYPE "mail_failure" AS ENUM ('unreachable', 'signIn', 'recipient', 'refused', 'sender', 'tooOld', 'outdated');
CREATE TYPE "request_state" AS ENUM ('nouvelle', 'a_confirmer', 'confirmee', 'sortie', 'rendue', 'refusee', 'annulee');
CREATE TYPE "request_origin" AS ENUM ('site', 'telephone');

ALTER TABLE "articles"
    DROP CONSTRAINT "articles_unite_check",
    ALTER COLUMN "unite" DROP DEFAULT,
    ALTER COLUMN "unite" TYPE "unite" USING "unite"::"unite",
    ALTER COLUMN "unite" SET DEFAULT 'unitaire';

-- An administrator is the gérant.
ALTER TABLE "users"
    DROP CONSTRAINT "users_role_check",
    ALTER COLUMN "role" DROP DEFAULT,
    ALTER COLUMN "role" TYPE "role" USING (CASE "role" WHEN 'admin' THEN 'manager' ELSE "role" END)::"role",
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

-- Of what is new.
CREATE TYPE "article_state" AS ENUM ('en_ligne', 'masque', 'archive');
CREATE TYPE "ground" AS ENUM ('herbe', 'dur', 'sable');
CREATE TYPE "movement_kind" AS ENUM ('initial', 'achat', 'perte', 'vente', 'correction', 'hors_service', 'location');
CREATE TYPE "PieceFate" AS ENUM ('perdue', 'vendue');
CREATE TYPE "customer_kind" AS ENUM ('particulier', 'professionnel', 'association', 'collectivite');
CREATE TYPE "delivery_slot" AS ENUM ('matin', 'apres_midi');
CREATE TYPE "line_kind" AS ENUM ('article', 'libre', 'frais', 'livraison');
CREATE TYPE "movement" AS ENUM ('depart', 'retour');
CREATE TYPE "handover_gesture" AS ENUM ('compter', 'casse', 'manque', 'sale', 'dehors', 'note', 'remarque', 'photo', 'retrait', 'tout');
CREATE TYPE "missed_demand_kind" AS ENUM ('complet', 'abaissee');
CREATE TYPE "invoice_kind" AS ENUM ('acompte', 'facture', 'avoir');
CREATE TYPE "invoice_series" AS ENUM ('facture', 'avoir');
CREATE TYPE "invoice_event_kind" AS ENUM ('envoi', 'depot', 'relance');
CREATE TYPE "ledger_kind" AS ENUM ('paiement', 'remboursement', 'affectation', 'caution_recue', 'caution_rendue', 'caution_detruite', 'caution_retenue', 'caution_encaissee', 'remise_en_banque', 'cheque_impaye', 'comptage_caisse');
CREATE TYPE "payment_means" AS ENUM ('virement', 'cheque', 'especes', 'carte', 'autre', 'empreinte');
CREATE TYPE "retention_purpose" AS ENUM ('remise_en_etat', 'perte_ou_vol');
CREATE TYPE "account_link_purpose" AS ENUM ('password', 'invitation', 'oldEmail', 'newEmail');
CREATE TYPE "challenge_purpose" AS ENUM ('sign_in', 'new_passkey');
CREATE TYPE "webhook_disabling" AS ENUM ('choisi', 'parti', 'en_panne');
CREATE TYPE "webhook_failure" AS ENUM ('unknownName', 'privateAddress', 'unreachable', 'tls', 'timeout', 'refused', 'unreadableSecret', 'switchedOff');
CREATE TYPE "sheet_import_state" AS ENUM ('brouillon', 'fait', 'annule');
CREATE TYPE "sheet_import_kind" AS ENUM ('articles', 'clients');
CREATE TYPE "journal_operation" AS ENUM ('creation', 'modification', 'suppression');
