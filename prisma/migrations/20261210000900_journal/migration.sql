-- The journal: who wrote what, when, before and after. Triggers write it.

CREATE TABLE "journal_entries" (
    "id" SERIAL NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "auteur" TEXT NOT NULL,
    "operation" "journal_operation" NOT NULL,
    "record_kind" TEXT NOT NULL,
    "record_id" TEXT NOT NULL,
    "table_name" TEXT NOT NULL,
    "row_key" TEXT NOT NULL,
    "avant" JSONB,
    "apres" JSONB,
    "efface_le" TIMESTAMPTZ(3),

    CONSTRAINT "journal_entries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "journal_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "annees" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "journal_settings_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "journal_entries_record_kind_record_id_id_idx" ON "journal_entries"("record_kind", "record_id", "id");

CREATE INDEX "journal_entries_created_at_idx" ON "journal_entries"("created_at");

CREATE INDEX "journal_entries_auteur_id_idx" ON "journal_entries"("auteur", "id");

ALTER TABLE "journal_settings"
    ADD CONSTRAINT "journal_settings_single_row" CHECK ("id" = 1),
    ADD CONSTRAINT "journal_settings_annees_check" CHECK ("annees" BETWEEN 1 AND 10);

-- A deletion of what is past its time, the blanking of values, and what its own transaction still writes: nothing else
-- changes the journal.
CREATE FUNCTION "keep_journal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND OLD.created_at < now() - make_interval(years => coalesce((SELECT annees FROM journal_settings), 3)) THEN
        RETURN OLD;
    END IF;
    IF OLD.xmin::text = pg_current_xact_id()::xid::text THEN
        IF TG_OP = 'DELETE' THEN
            RETURN OLD;
        END IF;
        RETURN NEW;
    END IF;
    IF TG_OP = 'UPDATE' AND NEW.efface_le IS NOT NULL AND NEW.avant IS NULL AND NEW.apres IS NULL
        AND to_jsonb(NEW) - '{avant,apres,efface_le}'::text[] = to_jsonb(OLD) - '{avant,apres,efface_le}'::text[] THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "journal_entries_append_only"
    BEFORE UPDATE OR DELETE ON "journal_entries"
    FOR EACH ROW EXECUTE FUNCTION "keep_journal"();

CREATE TRIGGER "journal_entries_no_truncate"
    BEFORE TRUNCATE ON "journal_entries"
    FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Blanks what the journal knows of a record, or of one row of it.
CREATE FUNCTION "blank_journal"(text, text, part text DEFAULT NULL, part_key text DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
    UPDATE journal_entries SET avant = NULL, apres = NULL, efface_le = now()
    WHERE record_kind = $1 AND record_id = $2 AND efface_le IS NULL AND (part IS NULL OR (table_name = part AND row_key = part_key));
$$;

-- The columns of a row that the journal may hold: nothing secret whatever it is called, nothing that only helps to
-- search, no mark of the example, and none of those that the table hides.
CREATE FUNCTION "journal_columns"(content jsonb, hidden text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(content)
    WHERE key !~ '(password|secret|token|nonce|hash|^search_|^idempotency_key$)' AND key NOT IN ('id', 'created_at', 'updated_at', 'is_example') AND NOT key = ANY (hidden);
$$;

CREATE FUNCTION "journal_author"() RETURNS text LANGUAGE sql STABLE AS $$
    SELECT coalesce(nullif(current_setting('barnum.actor', true), ''), 'système');
$$;

-- Restoring a backup and growing a demo write rows whose history is not theirs.
CREATE FUNCTION "journal_is_off"() RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT coalesce(current_setting('barnum.journal', true), '') = 'off';
$$;

-- Whether a record is still there: what goes with it, by a foreign key, is told by its own deletion.
CREATE FUNCTION "journal_has"(kind text, id text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    found boolean;
BEGIN
    EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE id = $1::int)', kind) INTO found USING id;
    RETURN found;
END;
$$;

-- One entry for each row. Arguments: key column, column of the record that it is part of (or ''), that record's table,
-- 'personal' or '', hidden columns.
CREATE FUNCTION "journal_row"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    hidden text[] := string_to_array(TG_ARGV[4], ',');
    former jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
    latter jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
    content jsonb := coalesce(latter, former);
    key text := content ->> TG_ARGV[0];
    is_part boolean := TG_ARGV[1] <> '';
    kind text := CASE WHEN is_part THEN TG_ARGV[2] ELSE TG_TABLE_NAME END;
    whose text := CASE WHEN is_part THEN content ->> TG_ARGV[1] ELSE key END;
    is_erasure boolean := TG_ARGV[3] = 'personal' AND TG_OP = 'DELETE';
BEGIN
    IF journal_is_off() THEN
        RETURN NULL;
    END IF;
    IF TG_OP = 'UPDATE' AND NOT is_part AND former ->> 'donnees_effacees_le' IS NULL AND latter ->> 'donnees_effacees_le' IS NOT NULL THEN
        is_erasure := true;
    END IF;
    IF NOT (is_part AND TG_OP = 'DELETE' AND NOT journal_has(kind, whose)) THEN
        former := journal_columns(former, hidden);
        latter := journal_columns(latter, hidden);
        IF TG_OP = 'UPDATE' THEN
            SELECT jsonb_object_agg(n.key, former -> n.key), jsonb_object_agg(n.key, n.value) INTO former, latter
            FROM jsonb_each(latter) n WHERE n.value IS DISTINCT FROM former -> n.key;
            IF latter IS NULL THEN
                RETURN NULL;
            END IF;
        END IF;
        INSERT INTO journal_entries (auteur, operation, record_kind, record_id, table_name, row_key, avant, apres)
        VALUES (
            journal_author(),
            (CASE TG_OP WHEN 'INSERT' THEN 'creation' WHEN 'UPDATE' THEN 'modification' ELSE 'suppression' END)::journal_operation,
            kind, coalesce(whose, key), TG_TABLE_NAME, key,
            CASE WHEN TG_OP <> 'INSERT' THEN former END,
            CASE WHEN TG_OP <> 'DELETE' THEN latter END
        );
    END IF;
    IF is_erasure AND is_part THEN
        PERFORM blank_journal(kind, coalesce(whose, key), TG_TABLE_NAME, key);
    ELSIF is_erasure THEN
        PERFORM blank_journal(kind, whose);
    END IF;
    RETURN NULL;
END;
$$;

-- One entry for all the rows of a list that a transaction writes anew, as the lines of a request are: the list before
-- and after. Arguments: column of the record, its table, hidden columns.
CREATE FUNCTION "journal_list"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    hidden text[] := string_to_array(TG_ARGV[2], ',') || TG_ARGV[0];
    entry record;
    own record;
BEGIN
    IF journal_is_off() THEN
        RETURN NULL;
    END IF;
    FOR entry IN
        SELECT content ->> TG_ARGV[0] AS whose, jsonb_build_object(TG_TABLE_NAME, jsonb_agg(journal_columns(content, hidden) ORDER BY (content ->> 'id')::int)) AS list
        FROM (SELECT to_jsonb(r) AS content FROM changed_rows r) rows GROUP BY 1
    LOOP
        CONTINUE WHEN TG_OP = 'DELETE' AND NOT journal_has(TG_ARGV[1], entry.whose);
        SELECT e.id, e.avant, e.apres INTO own FROM journal_entries e
        WHERE e.record_kind = TG_ARGV[1] AND e.record_id = entry.whose AND e.table_name = TG_TABLE_NAME
            AND e.xmin::text = pg_current_xact_id()::xid::text;
        IF TG_OP = 'INSERT' AND own.id IS NOT NULL THEN
            UPDATE journal_entries
            SET apres = jsonb_build_object(TG_TABLE_NAME, coalesce(apres -> TG_TABLE_NAME, '[]') || (entry.list -> TG_TABLE_NAME))
            WHERE id = own.id;
            DELETE FROM journal_entries WHERE id = own.id AND avant = apres;
        ELSE
            INSERT INTO journal_entries (auteur, operation, record_kind, record_id, table_name, row_key, avant, apres)
            VALUES (
                journal_author(), 'modification', TG_ARGV[1], entry.whose, TG_TABLE_NAME, entry.whose,
                CASE WHEN TG_OP = 'DELETE' THEN entry.list END, CASE WHEN TG_OP = 'INSERT' THEN entry.list END
            );
        END IF;
    END LOOP;
    RETURN NULL;
END;
$$;

-- Journals a table: `hidden` names the columns, separated by commas, that are secret, personal beyond need, or derived.
CREATE FUNCTION "journal_table"(
    name text, hidden text DEFAULT '', key text DEFAULT 'id', part_of text DEFAULT '', by text DEFAULT '', personal boolean DEFAULT false
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format(
        'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION journal_row(%L, %L, %L, %L, %L)',
        name || '_journal', name, key, by, part_of, CASE WHEN personal THEN 'personal' ELSE '' END, hidden
    );
END;
$$;

CREATE FUNCTION "journal_table_as_list"(name text, part_of text, by text, hidden text DEFAULT '') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format(
        'CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION journal_list(%L, %L, %L)',
        name || '_journal_added', name, by, part_of, hidden
    );
    EXECUTE format(
        'CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION journal_list(%L, %L, %L)',
        name || '_journal_removed', name, by, part_of, hidden
    );
END;
$$;

SELECT "journal_table"('articles', 'slug');
SELECT "journal_table"('article_images', part_of => 'articles', by => 'article_id');
SELECT "journal_table_as_list"('article_specifications', 'articles', 'article_id', 'position');
SELECT "journal_table_as_list"('article_companions', 'articles', 'article_id', 'position');
SELECT "journal_table"('stock_movements', 'auteur,fini_par,fini_le', part_of => 'articles', by => 'article_id');
SELECT "journal_table"('pieces', 'etiquette_le');
SELECT "journal_table"('piece_settings');
SELECT "journal_table_as_list"('pack_components', 'articles', 'pack_id', 'position');
SELECT "journal_table_as_list"('article_accessories', 'articles', 'article_id', 'position');
SELECT "journal_table"('article_sets');
SELECT "journal_table_as_list"('article_set_items', 'article_sets', 'set_id', 'position');
SELECT "journal_table"('price_lists');
SELECT "journal_table_as_list"('price_list_items', 'price_lists', 'list_id');
SELECT "journal_table"('categories', 'slug');
SELECT "journal_table"('company_info');
SELECT "journal_table"('partners');
SELECT "journal_table"('testimonials', personal => true);
SELECT "journal_table"('sales_conditions_versions', 'text');
SELECT "journal_table"('site_texts', 'auteur');
SELECT "journal_table"('shop_settings');
SELECT "journal_table"('pricing_versions', 'auteur');
SELECT "journal_table"('invoice_settings');
SELECT "journal_table"('mail_server');
SELECT "journal_table"('mail_templates', key => 'kind');
SELECT "journal_table"('webhooks', 'failing_since');
SELECT "journal_table"('calendar_feeds');
SELECT "journal_table"('line_templates');
SELECT "journal_table_as_list"('line_template_items', 'line_templates', 'template_id');
SELECT "journal_table"('request_views');
SELECT "journal_table"('journal_settings');
SELECT "journal_table"('team_settings');
SELECT "journal_table"('users', 'token_version,last_sign_in_at', personal => true);
SELECT "journal_table"(
    'passkeys', 'user_id,credential_id,public_key,counter,transports,last_used_at',
    part_of => 'users', by => 'user_id', personal => true
);
SELECT "journal_table"('api_keys', 'user_id,last_used_at');
SELECT "journal_table"('customers', 'nom_trie,match_keys', personal => true);
SELECT "journal_table"('reservation_requests', 'cle_suivi', personal => true);
SELECT "journal_table_as_list"('reservation_request_items', 'reservation_requests', 'request_id');
SELECT "journal_table"('request_messages', part_of => 'reservation_requests', by => 'request_id', personal => true);
SELECT "journal_table"('request_files', 'key,auteur', part_of => 'reservation_requests', by => 'request_id', personal => true);
SELECT "journal_table"('quotes');
SELECT "journal_table"('quote_versions', 'content,pdf,auteur', part_of => 'reservation_requests', by => 'request_id');
SELECT "journal_table"('acceptances', 'precedente');
SELECT "journal_table"('handovers', 'closing_key', personal => true);
SELECT "journal_table"('handover_commands', 'auteur,at,key,photo_key', key => 'key', part_of => 'handovers', by => 'handover_id', personal => true);
SELECT "journal_table"('invoices', 'draft,content,client,auteur');
SELECT "journal_table"('invoice_events', 'auteur', part_of => 'invoices', by => 'invoice_id');
SELECT "journal_table"('ledger_entries', 'auteur');
SELECT "journal_table"('cheque_slips', 'auteur');
SELECT "journal_table_as_list"('cheque_slip_lines', 'cheque_slips', 'slip_id');
