-- The company's terms of price and delivery: each row is a version of all of them. A request keeps the one it arrived under.
CREATE TABLE "pricing_versions" (
    "id" SERIAL NOT NULL,
    "terms" JSONB NOT NULL,
    "auteur" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pricing_versions_pkey" PRIMARY KEY ("id")
);
CREATE TRIGGER "pricing_versions_append_only"
    BEFORE UPDATE OR DELETE ON "pricing_versions"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

-- A request: its customer, its days and slot, its deal, and what it is searched by. What stands keeps its days and prices.
ALTER TABLE "reservation_requests"
    ADD COLUMN "customer_id" INTEGER,
    ADD COLUMN "clients_ecartes" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    ADD COLUMN "date_retrait" DATE,
    -- Days that only the company's closing adds cost nothing.
    ADD COLUMN "jours_offerts" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "creneau" "delivery_slot",
    ADD COLUMN "pricing_version_id" INTEGER,
    ADD COLUMN "remise" DECIMAL(10,2),
    ADD COLUMN "remise_en_pourcent" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "motif_remise" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "caution_fixee" DECIMAL(10,2),
    ADD COLUMN "annulation_demande_le" TIMESTAMPTZ(3),
    ADD COLUMN "donnees_effacees_le" TIMESTAMPTZ(3),
    ADD COLUMN "search_trigrams" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    ADD COLUMN "search_folding" SMALLINT NOT NULL DEFAULT 0,
    ADD CONSTRAINT "reservation_requests_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    ADD CONSTRAINT "reservation_requests_pricing_version_id_fkey" FOREIGN KEY ("pricing_version_id") REFERENCES "pricing_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    ADD CONSTRAINT "reservation_requests_pick_up_check" CHECK ("date_retrait" <= "date"),
    ADD CONSTRAINT "reservation_requests_days_offered_check" CHECK ("jours_offerts" >= 0),
    ADD CONSTRAINT "reservation_requests_creneau_check" CHECK ("creneau" IS NULL OR "livraison_montage"),
    ADD CONSTRAINT "reservation_requests_deal_check"
        CHECK ("caution_fixee" >= 0 AND "remise" >= 0 AND (NOT "remise_en_pourcent" OR "remise" <= 100)),
    -- What the law keeps of a request whose person asked for its erasure has neither telephone nor e-mail.
    DROP CONSTRAINT "reservation_requests_contact_check",
    ADD CONSTRAINT "reservation_requests_contact_check"
        CHECK ("phone" IS NOT NULL OR "email" IS NOT NULL OR "donnees_effacees_le" IS NOT NULL);

-- The list's filters are counted, and the ids of its pages come, out of an index alone.
DROP INDEX "reservation_requests_date_idx";
DROP INDEX "reservation_requests_created_at_idx";
DROP INDEX "reservation_requests_statut_created_at_idx";
CREATE INDEX "reservation_requests_created_at_id_idx" ON "reservation_requests"("created_at", "id");
CREATE INDEX "reservation_requests_date_statut_livraison_montage_id_idx" ON "reservation_requests"("date", "statut", "livraison_montage", "id");
CREATE INDEX "reservation_requests_debut_statut_livraison_montage_idx" ON "reservation_requests"("debut", "statut", "livraison_montage");
CREATE INDEX "reservation_requests_statut_created_at_id_idx" ON "reservation_requests"("statut", "created_at", "id");
CREATE INDEX "reservation_requests_customer_id_created_at_idx" ON "reservation_requests"("customer_id", "created_at");
CREATE INDEX "reservation_requests_search_trigrams_idx" ON "reservation_requests" USING GIN ("search_trigrams");
-- The few that wait for an answer.
CREATE INDEX "reservation_requests_annulation_demande_le_idx" ON "reservation_requests"("annulation_demande_le");

-- The saved views of the list of requests; one row at most.
CREATE TABLE "request_views" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "views" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "request_views_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "request_views_id_check" CHECK ("id" = 1)
);

-- Lines that are no articles, discounts, rates of VAT, answers to a pack's choices. Lines of before are articles without any
-- of it. « 12,5 km », « 1,5 h »: what is no article has hundredths; articles stay whole pieces.
ALTER TABLE "reservation_request_items"
    ADD COLUMN "nature" "line_kind" NOT NULL DEFAULT 'article',
    ADD COLUMN "coefficient" DECIMAL(6,3),
    ADD COLUMN "remise" DECIMAL(10,2),
    ADD COLUMN "remise_en_pourcent" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "motif_remise" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "taux_tva" DECIMAL(4,2),
    ADD COLUMN "categorie_id" INTEGER,
    ADD COLUMN "choix" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    -- Which choice each of the chosen articles answers, in their order.
    ADD COLUMN "choix_cles" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    ADD COLUMN "terrain" "ground",
    DROP CONSTRAINT "reservation_request_items_quantite_check",
    ALTER COLUMN "quantite" TYPE DOUBLE PRECISION;

ALTER TABLE "reservation_request_items"
    ADD CONSTRAINT "reservation_request_items_quantite_check" CHECK (
        "quantite" >= 0.01 AND "quantite" < 'Infinity' AND "quantite" = round("quantite"::numeric, 2)::double precision
        AND ("nature" IN ('libre', 'frais') OR "quantite" = trunc("quantite"))),
    ADD CONSTRAINT "reservation_request_items_deal_check"
        CHECK ("coefficient" > 0 AND "taux_tva" >= 0 AND "remise" >= 0 AND (NOT "remise_en_pourcent" OR "remise" <= 100)),
    ADD CONSTRAINT "reservation_request_items_nature_check"
        CHECK ("nature" = 'article' OR ("article_id" IS NULL AND "prix" IS NOT NULL));

-- One delivery a request.
CREATE UNIQUE INDEX "reservation_request_items_livraison_key" ON "reservation_request_items"("request_id") WHERE "nature" = 'livraison';

-- The parts of a hired pack; what each cost alone on the day of the request, by which the pack's price is spread over them.
CREATE TABLE "request_item_components" (
    "id" SERIAL NOT NULL,
    "item_id" INTEGER NOT NULL,
    "article_id" INTEGER,
    "nom" TEXT NOT NULL,
    "quantite" INTEGER NOT NULL,
    "prix" DECIMAL(10,2),

    CONSTRAINT "request_item_components_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "request_item_components_quantite_check" CHECK ("quantite" >= 1),
    CONSTRAINT "request_item_components_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "reservation_request_items"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "request_item_components_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "request_item_components_item_id_idx" ON "request_item_components"("item_id");
CREATE INDEX "request_item_components_article_id_idx" ON "request_item_components"("article_id");

-- Lines that are added to a request at once.
CREATE TABLE "line_templates" (
    "id" SERIAL NOT NULL,
    "nom" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "line_templates_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "line_templates_nom_check" CHECK (length(btrim("nom")) > 0)
);
CREATE UNIQUE INDEX "line_templates_nom_key" ON "line_templates"("nom");

CREATE TABLE "line_template_items" (
    "id" SERIAL NOT NULL,
    "template_id" INTEGER NOT NULL,
    "nature" "line_kind" NOT NULL DEFAULT 'article',
    "article_id" INTEGER,
    "nom" TEXT NOT NULL,
    "quantite" DOUBLE PRECISION NOT NULL,
    "prix" DECIMAL(10,2),
    "coefficient" DECIMAL(6,3),
    "remise" DECIMAL(10,2),
    "remise_en_pourcent" BOOLEAN NOT NULL DEFAULT false,
    "motif_remise" TEXT NOT NULL DEFAULT '',
    "taux_tva" DECIMAL(4,2),
    "montant_caution" DECIMAL(10,2),

    CONSTRAINT "line_template_items_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "line_template_items_quantite_check" CHECK (
        "quantite" >= 0.01 AND "quantite" < 'Infinity' AND "quantite" = round("quantite"::numeric, 2)::double precision
        AND ("nature" IN ('libre', 'frais') OR "quantite" = trunc("quantite"))),
    CONSTRAINT "line_template_items_deal_check"
        CHECK ("prix" >= 0 AND "coefficient" > 0 AND "taux_tva" >= 0 AND "remise" >= 0 AND (NOT "remise_en_pourcent" OR "remise" <= 100)),
    CONSTRAINT "line_template_items_nature_check" CHECK ("nature" = 'article' OR "article_id" IS NULL),
    CONSTRAINT "line_template_items_caution_check" CHECK ("montant_caution" >= 0),
    CONSTRAINT "line_template_items_template_id_fkey" FOREIGN KEY ("template_id") REFERENCES "line_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "line_template_items_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "line_template_items_template_id_idx" ON "line_template_items"("template_id");
CREATE INDEX "line_template_items_article_id_idx" ON "line_template_items"("article_id");

-- The mails that a change of state wrote and those that it gave up: undoing it gives up the first and restores the others.
ALTER TABLE "request_events"
    ADD COLUMN "mails_written" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
    ADD COLUMN "mails_cancelled" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[];

-- The company answers; until now only visitors wrote.
ALTER TABLE "request_messages" ADD COLUMN "auteur" TEXT NOT NULL DEFAULT 'visiteur';
CREATE INDEX "request_messages_lu_le_idx" ON "request_messages"("lu_le");

-- Documents and pictures that are kept with a request, or came with a message of it.
CREATE TABLE "request_files" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "message_id" INTEGER,
    "key" TEXT NOT NULL,
    "nom" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "taille" INTEGER NOT NULL,
    "auteur" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "request_files_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "request_files_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "request_files_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "request_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "request_files_key_key" ON "request_files"("key");
CREATE INDEX "request_files_request_id_id_idx" ON "request_files"("request_id", "id");
CREATE INDEX "request_files_message_id_idx" ON "request_files"("message_id");

-- However a row goes, with its request, by an erasure or a purge, its bytes go as well: a job deletes what is listed.
CREATE TABLE "file_deletions" (
    "key" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_deletions_pkey" PRIMARY KEY ("key")
);

CREATE FUNCTION note_file_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO file_deletions (key) VALUES (OLD.key) ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

CREATE TRIGGER request_files_deleted AFTER DELETE ON "request_files"
    FOR EACH ROW EXECUTE FUNCTION note_file_deletion();

-- A number of a quote whose request was deleted says why.
ALTER TABLE "quotes" ADD COLUMN "motif_suppression" TEXT;

-- What is ticked on the preparation sheet, by whom and when.
CREATE TABLE "preparation_ticks" (
    "request_id" INTEGER NOT NULL,
    "mouvement" "movement" NOT NULL,
    "nom" TEXT NOT NULL,
    "quantite" DOUBLE PRECISION NOT NULL,
    "auteur" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "preparation_ticks_pkey" PRIMARY KEY ("request_id", "mouvement", "nom", "quantite"),
    CONSTRAINT "preparation_ticks_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Which marked pieces went out with a request; when one came back, where somebody noted it, and who did.
CREATE TABLE "piece_outings" (
    "request_id" INTEGER NOT NULL,
    "piece_id" INTEGER NOT NULL,
    "auteur" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revenue_le" TIMESTAMPTZ(3),
    "revenue_par" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "piece_outings_pkey" PRIMARY KEY ("request_id","piece_id"),
    CONSTRAINT "piece_outings_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "piece_outings_piece_id_fkey" FOREIGN KEY ("piece_id") REFERENCES "pieces"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "piece_outings_piece_id_idx" ON "piece_outings"("piece_id");

-- Sheets of departure and return; of each kind one of a request is open at a time.
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
    -- The key under which it was closed, so that a device may send a closing again.
    "closing_key" UUID,
    -- What is left to decide of a return that was closed by somebody without the right to it.
    "a_regler" BOOLEAN NOT NULL DEFAULT false,
    "stock_a_regler" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "handovers_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "handovers_closed_check" CHECK (("closed_at" IS NULL) = ("closed_by" IS NULL)),
    CONSTRAINT "handovers_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "handovers_request_id_id_idx" ON "handovers"("request_id", "id");
CREATE UNIQUE INDEX "handovers_open_key" ON "handovers"("request_id", "mouvement") WHERE "closed_at" IS NULL;
-- Few of many are.
CREATE INDEX "handovers_a_regler_idx" ON "handovers"("id") WHERE "a_regler";

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

    CONSTRAINT "handover_lines_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "handover_lines_attendu_check" CHECK ("attendu" > 0),
    CONSTRAINT "handover_lines_counts_check" CHECK (least("compte", "casse", "manque", "sale", "dehors") >= 0),
    CONSTRAINT "handover_lines_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "handovers"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "handover_lines_handover_id_nom_accessoire_key" ON "handover_lines"("handover_id", "nom", "accessoire");

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
    -- Of the photo that a gesture removes.
    "photo_key" UUID,

    CONSTRAINT "handover_commands_pkey" PRIMARY KEY ("key"),
    CONSTRAINT "handover_commands_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "handovers"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "handover_commands_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "handover_lines"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "handover_commands_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "request_files"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "handover_commands_file_id_key" ON "handover_commands"("file_id");
CREATE INDEX "handover_commands_handover_id_created_at_idx" ON "handover_commands"("handover_id", "created_at");
CREATE INDEX "handover_commands_line_id_idx" ON "handover_commands"("line_id");

CREATE TABLE "handover_documents" (
    "handover_id" INTEGER NOT NULL,
    "pdf" BYTEA NOT NULL,
    "empreinte" TEXT NOT NULL,
    "argent" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "handover_documents_pkey" PRIMARY KEY ("handover_id"),
    CONSTRAINT "handover_documents_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "handovers"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TRIGGER "handover_documents_unchanged"
    BEFORE UPDATE ON "handover_documents"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

-- Quotes that were accepted online: a chain, in which each has the hash of the one before and only the first follows none.
CREATE TABLE "acceptances" (
    "id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "request_id" INTEGER NOT NULL,
    "quote_version_id" INTEGER NOT NULL,
    "devis" TEXT NOT NULL,
    "retractation_jusqu_au" DATE,
    "precedente" TEXT,
    "empreinte" TEXT NOT NULL,

    CONSTRAINT "acceptances_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "acceptances_first_check" CHECK (("id" = 1) = ("precedente" IS NULL))
);
CREATE UNIQUE INDEX "acceptances_quote_version_id_key" ON "acceptances"("quote_version_id");
CREATE UNIQUE INDEX "acceptances_precedente_key" ON "acceptances"("precedente");
CREATE UNIQUE INDEX "acceptances_empreinte_key" ON "acceptances"("empreinte");
CREATE UNIQUE INDEX "acceptances_first_key" ON "acceptances" ((true)) WHERE "precedente" IS NULL;
CREATE INDEX "acceptances_request_id_idx" ON "acceptances"("request_id");
CREATE TRIGGER "acceptances_append_only"
    BEFORE UPDATE OR DELETE ON "acceptances"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "acceptances_no_truncate"
    BEFORE TRUNCATE ON "acceptances"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- What proves one: it goes after ten years, as the law has it, and not before.
CREATE TABLE "acceptance_papers" (
    "acceptance_id" INTEGER NOT NULL,
    "preuve" TEXT NOT NULL,
    "devis" BYTEA NOT NULL,
    "cgv_html" TEXT,
    "cgv_texte" TEXT,
    "document" BYTEA NOT NULL,

    CONSTRAINT "acceptance_papers_pkey" PRIMARY KEY ("acceptance_id"),
    CONSTRAINT "acceptance_papers_acceptance_id_fkey" FOREIGN KEY ("acceptance_id") REFERENCES "acceptances"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE TRIGGER "acceptance_papers_unchanged"
    BEFORE UPDATE ON "acceptance_papers"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "acceptance_papers_no_truncate"
    BEFORE TRUNCATE ON "acceptance_papers"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

CREATE FUNCTION "refuse_deletion_within_ten_years"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (SELECT created_at FROM acceptances WHERE id = OLD.acceptance_id) < now() - interval '10 years' THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION '% is kept for ten years', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "acceptance_papers_kept"
    BEFORE DELETE ON "acceptance_papers"
    FOR EACH ROW EXECUTE FUNCTION "refuse_deletion_within_ten_years"();

-- The codes that accept.
CREATE TABLE "acceptance_codes" (
    "quote_version_id" INTEGER NOT NULL,
    "mail_id" INTEGER NOT NULL,
    "nonce" TEXT NOT NULL,
    "adresse" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "acceptance_codes_pkey" PRIMARY KEY ("quote_version_id"),
    CONSTRAINT "acceptance_codes_quote_version_id_fkey" FOREIGN KEY ("quote_version_id") REFERENCES "quote_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "acceptance_codes_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mails"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "acceptance_codes_mail_id_key" ON "acceptance_codes"("mail_id");

-- Consumers' withdrawals.
CREATE TABLE "acceptance_withdrawals" (
    "acceptance_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "acceptance_withdrawals_pkey" PRIMARY KEY ("acceptance_id"),
    CONSTRAINT "acceptance_withdrawals_acceptance_id_fkey" FOREIGN KEY ("acceptance_id") REFERENCES "acceptances"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE TRIGGER "acceptance_withdrawals_append_only"
    BEFORE UPDATE OR DELETE ON "acceptance_withdrawals"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "acceptance_withdrawals_no_truncate"
    BEFORE TRUNCATE ON "acceptance_withdrawals"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Pieces that lacked, as visitors and administrators met it: counters that tell of nobody.
CREATE TABLE "missed_demands" (
    "article_id" INTEGER NOT NULL,
    "kind" "missed_demand_kind" NOT NULL,
    "jour" DATE NOT NULL,
    "debut" DATE NOT NULL,
    "fin" DATE NOT NULL,
    "pieces" INTEGER NOT NULL,

    CONSTRAINT "missed_demands_pkey" PRIMARY KEY ("article_id","kind","jour","debut","fin"),
    CONSTRAINT "missed_demands_pieces_check" CHECK (pieces > 0),
    CONSTRAINT "missed_demands_days_check" CHECK (debut <= fin),
    CONSTRAINT "missed_demands_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "missed_demands_debut_idx" ON "missed_demands"("debut");
