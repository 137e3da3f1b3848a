-- What a mail is about beside a request, whose copy it is, and by which server it leaves: one that tells of another mail server
-- leaves by the one before it.
ALTER TABLE "mails"
    ADD COLUMN "invoice_id" INTEGER,
    ADD COLUMN "account_link_id" INTEGER,
    ADD COLUMN "acceptance_id" INTEGER,
    ADD COLUMN "handover_id" INTEGER,
    ADD COLUMN "copy_of_id" INTEGER,
    ADD COLUMN "former_server" JSONB,
    ADD CONSTRAINT "mails_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "mails_account_link_id_fkey" FOREIGN KEY ("account_link_id") REFERENCES "account_links"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "mails_acceptance_id_fkey" FOREIGN KEY ("acceptance_id") REFERENCES "acceptances"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    ADD CONSTRAINT "mails_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "handovers"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "mails_copy_of_id_fkey" FOREIGN KEY ("copy_of_id") REFERENCES "mails"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "mails_invoice_id_idx" ON "mails"("invoice_id");
CREATE INDEX "mails_account_link_id_idx" ON "mails"("account_link_id");
CREATE INDEX "mails_acceptance_id_idx" ON "mails"("acceptance_id");
CREATE INDEX "mails_handover_id_idx" ON "mails"("handover_id");
CREATE INDEX "mails_copy_of_id_idx" ON "mails"("copy_of_id");

-- The mail server set in the back-office; one at most, its password encrypted.
CREATE TABLE "mail_server" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "host" TEXT NOT NULL,
    "port" INTEGER NOT NULL,
    "account" TEXT NOT NULL DEFAULT '',
    "password" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_server_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mail_server_id_check" CHECK ("id" = 1)
);
CREATE TRIGGER "mail_server_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "mail_server"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

-- Webhooks: other programs are notified of what happens. Triggers write the events, a job delivers them.
CREATE TABLE "webhooks" (
    "id" SERIAL NOT NULL,
    "nom" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "secret" TEXT NOT NULL,
    "former_secret" TEXT,
    "former_secret_until" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "disabling" "webhook_disabling",
    "failing_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhooks_disabling_check" CHECK (("disabled_at" IS NULL) = ("disabling" IS NULL)),
    CONSTRAINT "webhooks_former_secret_check" CHECK (("former_secret" IS NULL) = ("former_secret_until" IS NULL))
);

CREATE TABLE "webhook_deliveries" (
    "id" SERIAL NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "message_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_attempt_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "delivered_at" TIMESTAMPTZ(3),
    "attempted_at" TIMESTAMPTZ(3),
    "failure" "webhook_failure",
    "response_status" INTEGER,
    "response_start" TEXT NOT NULL DEFAULT '',
    "milliseconds" INTEGER,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "webhook_deliveries_webhook_id_next_attempt_at_idx" ON "webhook_deliveries"("webhook_id", "next_attempt_at");
CREATE INDEX "webhook_deliveries_webhook_id_created_at_id_idx" ON "webhook_deliveries"("webhook_id", "created_at", "id");
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");
CREATE UNIQUE INDEX "webhook_deliveries_webhook_id_message_id_key" ON "webhook_deliveries"("webhook_id", "message_id");

-- Who delivers is notified of what is new, or is to be sent again.
CREATE TRIGGER "webhook_deliveries_notify_change"
    AFTER INSERT OR UPDATE ON "webhook_deliveries"
    FOR EACH ROW WHEN (NEW."attempts" = 0 AND NEW."next_attempt_at" IS NOT NULL) EXECUTE FUNCTION "notify_change"();

-- Writes an event for each webhook that wants it, in the transaction of its cause. Restoring a backup and growing a demo
-- are no events.
CREATE FUNCTION "write_webhook_event"(kind text, data jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    message text := 'msg_' || replace(gen_random_uuid()::text, '-', '');
BEGIN
    IF journal_is_off() THEN
        RETURN;
    END IF;
    INSERT INTO webhook_deliveries (webhook_id, message_id, type, body, next_attempt_at)
    SELECT id, message, kind, jsonb_build_object(
        'type', kind,
        'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', data
    )::text, now()
    FROM webhooks WHERE disabled_at IS NULL AND kind = ANY (events) ORDER BY id;
END;
$$;

-- One function a table. What an event says: identifiers, numbers, states, days, amounts; nothing of a person.

CREATE FUNCTION "notify_webhooks_of_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM write_webhook_event('request.created', jsonb_build_object(
            'id', NEW.id, 'numero', NEW.id::text, 'etat', NEW.statut, 'origine', NEW.origine, 'debut', NEW.debut, 'fin', NEW.fin));
    ELSE
        PERFORM write_webhook_event('request.moved', jsonb_build_object(
            'id', NEW.id, 'numero', NEW.id::text, 'etat', NEW.statut, 'etatPrecedent', OLD.statut));
    END IF;
    RETURN NULL;
END;
$$;

CREATE TRIGGER "reservation_requests_webhooks_created"
    AFTER INSERT ON "reservation_requests"
    FOR EACH ROW EXECUTE FUNCTION "notify_webhooks_of_request"();

CREATE TRIGGER "reservation_requests_webhooks_moved"
    AFTER UPDATE ON "reservation_requests"
    FOR EACH ROW WHEN (OLD."statut" IS DISTINCT FROM NEW."statut") EXECUTE FUNCTION "notify_webhooks_of_request"();

CREATE FUNCTION "notify_webhooks_of_quote"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    quote quotes := (SELECT q FROM quotes q WHERE q.id = NEW.quote_id);
BEGIN
    -- The number as `quoteNumber` of the rules writes it.
    PERFORM write_webhook_event('quote.issued', jsonb_build_object(
        'id', NEW.id, 'requestId', NEW.request_id, 'version', NEW.version, 'total', NEW.total::text,
        'numero', 'D-' || quote.annee || '-' || lpad(quote.rang::text, greatest(5, length(quote.rang::text)), '0')));
    RETURN NULL;
END;
$$;

CREATE TRIGGER "quote_versions_webhooks"
    AFTER INSERT ON "quote_versions"
    FOR EACH ROW EXECUTE FUNCTION "notify_webhooks_of_quote"();

CREATE FUNCTION "notify_webhooks_of_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM write_webhook_event('invoice.issued', jsonb_build_object(
        'id', NEW.id, 'numero', NEW.numero, 'nature', NEW.nature, 'requestId', NEW.request_id, 'customerId', NEW.customer_id,
        'correctsId', NEW.corrects_id, 'total', NEW.total::text, 'du', NEW.du::text, 'date', NEW.date, 'echeance', NEW.echeance));
    RETURN NULL;
END;
$$;

CREATE TRIGGER "invoices_webhooks"
    AFTER UPDATE ON "invoices"
    FOR EACH ROW WHEN (OLD."numero" IS NULL AND NEW."numero" IS NOT NULL) EXECUTE FUNCTION "notify_webhooks_of_invoice"();

CREATE FUNCTION "notify_webhooks_of_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM write_webhook_event('payment.recorded', jsonb_build_object(
        'id', NEW.id, 'nature', NEW.nature, 'montant', NEW.montant::text, 'moyen', NEW.moyen, 'date', NEW.date,
        'requestId', NEW.request_id, 'invoiceId', NEW.invoice_id, 'reversesId', NEW.reverses_id));
    RETURN NULL;
END;
$$;

CREATE TRIGGER "ledger_entries_webhooks"
    AFTER INSERT ON "ledger_entries"
    FOR EACH ROW WHEN (NEW."nature" IN ('paiement', 'remboursement')) EXECUTE FUNCTION "notify_webhooks_of_payment"();

CREATE FUNCTION "notify_webhooks_of_article"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    article articles := coalesce(NEW, OLD);
BEGIN
    PERFORM write_webhook_event('article.changed', jsonb_build_object(
        'id', article.id, 'changement', CASE TG_OP WHEN 'INSERT' THEN 'creation' WHEN 'UPDATE' THEN 'modification' ELSE 'suppression' END,
        'etat', article.etat, 'prix', article.prix::text, 'quantite', article.quantite, 'categorieId', article.categorie_id));
    RETURN NULL;
END;
$$;

CREATE TRIGGER "articles_webhooks"
    AFTER INSERT OR DELETE ON "articles"
    FOR EACH ROW EXECUTE FUNCTION "notify_webhooks_of_article"();

CREATE TRIGGER "articles_webhooks_updated"
    AFTER UPDATE ON "articles"
    FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "notify_webhooks_of_article"();

CREATE FUNCTION "notify_webhooks_of_acceptance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    accepted quote_versions := (SELECT v FROM quote_versions v WHERE v.id = NEW.quote_version_id);
BEGIN
    -- As of `quote.issued`, and the hash of the evidence.
    PERFORM write_webhook_event('quote.accepted', jsonb_build_object(
        'id', accepted.id, 'requestId', NEW.request_id, 'version', accepted.version, 'total', accepted.total::text,
        'numero', split_part(NEW.devis, ' ', 1), 'empreinte', NEW.empreinte));
    RETURN NULL;
END;
$$;

CREATE TRIGGER "acceptances_webhooks"
    AFTER INSERT ON "acceptances"
    FOR EACH ROW EXECUTE FUNCTION "notify_webhooks_of_acceptance"();
