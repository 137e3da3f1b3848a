-- How the company invoices: one row at most.
CREATE TABLE "invoice_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "settings" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoice_settings_id_check" CHECK ("id" = 1)
);

-- Invoices and credit notes: drafts may change; what has a number never does.
CREATE TABLE "invoices" (
    "id" SERIAL NOT NULL,
    "nature" "invoice_kind" NOT NULL,
    "serie" "invoice_series",
    "annee" INTEGER,
    "rang" INTEGER,
    "numero" TEXT,
    "request_id" INTEGER,
    "customer_id" INTEGER,
    "corrects_id" INTEGER,
    "draft" JSONB NOT NULL,
    "content" JSONB,
    "client" TEXT NOT NULL,
    "total" DECIMAL(10,2) NOT NULL,
    "du" DECIMAL(10,2) NOT NULL,
    "date" DATE,
    "echeance" DATE,
    "auteur" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "issued_at" TIMESTAMPTZ(3),
    "search_text" TEXT NOT NULL DEFAULT '',
    "search_trigrams" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "search_folding" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id"),
    -- A number, its place in its series, what it says and when it was issued come at once.
    CONSTRAINT "invoices_issued_check" CHECK (num_nulls("numero", "serie", "annee", "rang", "content", "date", "issued_at") IN (0, 7)),
    CONSTRAINT "invoices_numero_check" CHECK ("numero" ~ '^[A-Za-z0-9+_/-]{1,35}$'),
    CONSTRAINT "invoices_credit_note_check" CHECK (("nature" = 'avoir') = ("corrects_id" IS NOT NULL)),
    CONSTRAINT "invoices_amounts_check" CHECK (0 <= "du" AND "du" <= "total"),
    CONSTRAINT "invoices_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "invoices_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    -- A backup is put back in no order of invoices: a credit note may come before what it is of.
    CONSTRAINT "invoices_corrects_id_fkey" FOREIGN KEY ("corrects_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX "invoices_numero_key" ON "invoices"("numero");
CREATE UNIQUE INDEX "invoices_serie_annee_rang_key" ON "invoices"("serie", "annee", "rang");
CREATE INDEX "invoices_request_id_idx" ON "invoices"("request_id");
CREATE INDEX "invoices_customer_id_idx" ON "invoices"("customer_id");
CREATE INDEX "invoices_corrects_id_idx" ON "invoices"("corrects_id");
CREATE INDEX "invoices_date_id_idx" ON "invoices"("date", "id");
CREATE INDEX "invoices_echeance_idx" ON "invoices"("echeance");
CREATE INDEX "invoices_search_trigrams_idx" ON "invoices" USING GIN ("search_trigrams");
-- The states of all invoices are read from this alone, without the documents beside them: with 20,000 invoices in half the
-- time.
CREATE INDEX "invoices_id_nature_numero_du_echeance_date_idx" ON "invoices"("id", "nature", "numero", "du", "echeance", "date");

-- An issued invoice loses its request where that is deleted, and follows its customer: neither is part of the document,
-- nor is what it is found by.
CREATE FUNCTION "keep_issued_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    beside text[] := '{request_id,customer_id,search_text,search_trigrams,search_folding}';
BEGIN
    IF TG_OP = 'UPDATE'
        AND to_jsonb(NEW) - beside = to_jsonb(OLD) - beside
        AND (NEW.request_id IS NULL OR NEW.request_id = OLD.request_id)
    THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'Invoice % is issued: it never changes', OLD.numero USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "invoices_keep_issued"
    BEFORE UPDATE OR DELETE ON "invoices"
    FOR EACH ROW WHEN (OLD.numero IS NOT NULL) EXECUTE FUNCTION "keep_issued_invoice"();
CREATE TRIGGER "invoices_keep_all"
    BEFORE TRUNCATE ON "invoices"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Drafts go with their request.
CREATE FUNCTION "delete_invoice_drafts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "invoices" WHERE "request_id" = OLD."id" AND "numero" IS NULL;
    RETURN OLD;
END;
$$;

CREATE TRIGGER "reservation_requests_delete_invoice_drafts"
    BEFORE DELETE ON "reservation_requests"
    FOR EACH ROW EXECUTE FUNCTION "delete_invoice_drafts"();

-- Invoices are of the customer that their request is joined to.
CREATE FUNCTION "join_invoices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "invoices" SET "customer_id" = NEW."customer_id" WHERE "request_id" = NEW."id";
    RETURN NEW;
END;
$$;

CREATE TRIGGER "reservation_requests_join_invoices"
    AFTER UPDATE OF "customer_id" ON "reservation_requests"
    FOR EACH ROW WHEN (OLD.customer_id IS DISTINCT FROM NEW.customer_id) EXECUTE FUNCTION "join_invoices"();

CREATE TABLE "invoice_documents" (
    "invoice_id" INTEGER NOT NULL,
    "pdf" BYTEA NOT NULL,
    "xml" TEXT,

    CONSTRAINT "invoice_documents_pkey" PRIMARY KEY ("invoice_id"),
    CONSTRAINT "invoice_documents_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE TRIGGER "invoice_documents_append_only"
    BEFORE UPDATE OR DELETE ON "invoice_documents"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "invoice_documents_keep_all"
    BEFORE TRUNCATE ON "invoice_documents"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- What happens to an invoice after it is issued.
CREATE TABLE "invoice_events" (
    "id" SERIAL NOT NULL,
    "invoice_id" INTEGER NOT NULL,
    "kind" "invoice_event_kind" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "auteur" TEXT NOT NULL,
    "jour" DATE,
    "reference" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "invoice_events_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoice_events_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "invoice_events_invoice_id_idx" ON "invoice_events"("invoice_id");
CREATE TRIGGER "invoice_events_append_only"
    BEFORE UPDATE OR DELETE ON "invoice_events"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

-- What the list of invoices adds up, rate by rate.
CREATE TABLE "invoice_turnover" (
    "id" SERIAL NOT NULL,
    "invoice_id" INTEGER NOT NULL,
    "taux" DECIMAL(4,2),
    "total" DECIMAL(10,2) NOT NULL,
    "hors_taxes" DECIMAL(10,2) NOT NULL,
    "tva" DECIMAL(10,2) NOT NULL,

    CONSTRAINT "invoice_turnover_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoice_turnover_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "invoice_turnover_invoice_id_idx" ON "invoice_turnover"("invoice_id");
CREATE TRIGGER "invoice_turnover_append_only"
    BEFORE UPDATE OR DELETE ON "invoice_turnover"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "invoice_turnover_keep_all"
    BEFORE TRUNCATE ON "invoice_turnover"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Slips with which cheques go to the bank.
CREATE TABLE "cheque_slips" (
    "id" SERIAL NOT NULL,
    "numero" INTEGER NOT NULL,
    "compte" TEXT NOT NULL DEFAULT '',
    "auteur" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cheque_slips_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "cheque_slips_numero_key" ON "cheque_slips"("numero");

-- The ledger of payments, deposits, the bank and the till: entries that nobody changes, each with the hash of the one before.
-- A backup is put back in no order of entries: what one refers to may come after it.
CREATE TABLE "ledger_entries" (
    "id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "auteur" TEXT NOT NULL,
    "nature" "ledger_kind" NOT NULL,
    "date" DATE NOT NULL,
    "montant" DECIMAL(10,2) NOT NULL,
    "moyen" "payment_means" NOT NULL,
    "reference" TEXT NOT NULL DEFAULT '',
    "banque" TEXT NOT NULL DEFAULT '',
    "date_cheque" DATE,
    "fin_empreinte" DATE,
    "request_id" INTEGER,
    "invoice_id" INTEGER,
    "source_id" INTEGER,
    "reverses_id" INTEGER,
    "cheque_id" INTEGER,
    "slip_id" INTEGER,
    "motif" TEXT NOT NULL DEFAULT '',
    "usage" "retention_purpose",
    "lignes" JSONB,
    "fichiers" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "notes_hash" TEXT,
    "previous_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ledger_entries_montant_check"
        CHECK (CASE
            WHEN "nature" = 'comptage_caisse' THEN "montant" >= 0 AND "reverses_id" IS NULL
            WHEN ("nature" = 'remboursement') = ("reverses_id" IS NULL) THEN "montant" < 0
            ELSE "montant" > 0 END),
    CONSTRAINT "ledger_entries_affectation_check"
        CHECK ("nature" <> 'affectation' OR ("source_id" IS NOT NULL AND "invoice_id" IS NOT NULL)),
    CONSTRAINT "ledger_entries_moyen_check"
        CHECK ("moyen" <> 'empreinte' OR "nature"::text LIKE 'caution_%'),
    -- A payment may be a cheque that came back and goes to the bank again: it names the payment that it was.
    CONSTRAINT "ledger_entries_cheque_check"
        CHECK (CASE
            WHEN "nature" = 'paiement' THEN "cheque_id" IS NULL OR "moyen" = 'cheque'
            ELSE ("nature" = 'cheque_impaye' OR ("nature" = 'remise_en_banque' AND "moyen" = 'cheque')) = ("cheque_id" IS NOT NULL)
        END),
    CONSTRAINT "ledger_entries_slip_check"
        CHECK (("nature" = 'remise_en_banque' AND "moyen" = 'cheque') = ("slip_id" IS NOT NULL)),
    CONSTRAINT "ledger_entries_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT "ledger_entries_reverses_id_fkey" FOREIGN KEY ("reverses_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT "ledger_entries_cheque_id_fkey" FOREIGN KEY ("cheque_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT "ledger_entries_slip_id_fkey" FOREIGN KEY ("slip_id") REFERENCES "cheque_slips"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "ledger_entries_reverses_id_key" ON "ledger_entries"("reverses_id");
CREATE UNIQUE INDEX "ledger_entries_previous_hash_key" ON "ledger_entries"("previous_hash");
CREATE UNIQUE INDEX "ledger_entries_hash_key" ON "ledger_entries"("hash");
CREATE INDEX "ledger_entries_request_id_id_idx" ON "ledger_entries"("request_id", "id");
CREATE INDEX "ledger_entries_invoice_id_nature_montant_idx" ON "ledger_entries"("invoice_id", "nature", "montant");
CREATE INDEX "ledger_entries_source_id_idx" ON "ledger_entries"("source_id");
CREATE INDEX "ledger_entries_nature_date_id_idx" ON "ledger_entries"("nature", "date", "id");
CREATE INDEX "ledger_entries_cheque_id_idx" ON "ledger_entries"("cheque_id");
CREATE INDEX "ledger_entries_slip_id_idx" ON "ledger_entries"("slip_id");
-- A cheque goes to the bank once.
CREATE UNIQUE INDEX "ledger_entries_handed_cheque_key" ON "ledger_entries"("cheque_id")
    WHERE "nature" = 'remise_en_banque' AND "reverses_id" IS NULL;
CREATE TRIGGER "ledger_entries_append_only"
    BEFORE UPDATE OR DELETE ON "ledger_entries"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "ledger_entries_no_truncate"
    BEFORE TRUNCATE ON "ledger_entries"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Of notes the person can be erased, and nothing else.
CREATE TABLE "ledger_notes" (
    "entry_id" INTEGER NOT NULL,
    "sel" TEXT,
    "payeur" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "effacees_le" TIMESTAMPTZ(3),

    CONSTRAINT "ledger_notes_pkey" PRIMARY KEY ("entry_id"),
    CONSTRAINT "ledger_notes_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE FUNCTION "refuse_change_but_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.entry_id = OLD.entry_id AND OLD.effacees_le IS NULL AND NEW.effacees_le IS NOT NULL
        AND NEW.sel IS NULL AND NEW.payeur = '' AND NEW.note = '' THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "ledger_notes_erased_only"
    BEFORE UPDATE ON "ledger_notes"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change_but_erasure"();
CREATE TRIGGER "ledger_notes_kept"
    BEFORE DELETE ON "ledger_notes"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "ledger_notes_no_truncate"
    BEFORE TRUNCATE ON "ledger_notes"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- What is counted against each invoice; of a credit note, what was given back for it: the amount of a refund is negative.
CREATE VIEW "invoice_settlements" AS
    SELECT "invoice_id", sum("montant") AS "settled"
    FROM "ledger_entries"
    WHERE "invoice_id" IS NOT NULL AND "nature" IN ('affectation', 'remboursement')
    GROUP BY "invoice_id";

CREATE TABLE "cheque_slip_lines" (
    "entry_id" INTEGER NOT NULL,
    "slip_id" INTEGER NOT NULL,
    "reference" TEXT NOT NULL DEFAULT '',
    "banque" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "cheque_slip_lines_pkey" PRIMARY KEY ("entry_id"),
    CONSTRAINT "cheque_slip_lines_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "cheque_slip_lines_slip_id_fkey" FOREIGN KEY ("slip_id") REFERENCES "cheque_slips"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "cheque_slip_lines_slip_id_idx" ON "cheque_slip_lines"("slip_id");

-- A slip that was handed over stays as it is.
CREATE FUNCTION "keep_handed_slip"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM ledger_entries WHERE slip_id = OLD.id) THEN
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
END;
$$;

CREATE TRIGGER "cheque_slips_kept"
    BEFORE UPDATE ON "cheque_slips"
    FOR EACH ROW EXECUTE FUNCTION "keep_handed_slip"();

-- The photo of a cheque that was taken as a deposit, which only who sees amounts may look at.
ALTER TABLE "request_files"
    ADD COLUMN "deposit_id" INTEGER,
    ADD CONSTRAINT "request_files_deposit_id_fkey" FOREIGN KEY ("deposit_id") REFERENCES "ledger_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE UNIQUE INDEX "request_files_deposit_id_key" ON "request_files"("deposit_id");
