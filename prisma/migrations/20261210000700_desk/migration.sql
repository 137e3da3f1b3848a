-- Tables of a spreadsheet that come in: what was read of them, and how to undo what they made. A workbook of several sheets
-- stays with its draft, so that another one of them can be read.
CREATE TABLE "sheet_imports" (
    "id" SERIAL NOT NULL,
    "kind" "sheet_import_kind" NOT NULL,
    "file_name" TEXT NOT NULL,
    "file" BYTEA,
    "state" "sheet_import_state" NOT NULL DEFAULT 'brouillon',
    "titles" TEXT[],
    "content" JSONB,
    "choices" JSONB NOT NULL,
    "report" JSONB,
    -- Pictures of ZIPs that came with a table, while it is a draft.
    "pictures" JSONB NOT NULL DEFAULT '[]',
    "auteur" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "applied_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),
    "undone_by" TEXT,

    CONSTRAINT "sheet_imports_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "sheet_imports_created_at_idx" ON "sheet_imports"("created_at");

-- What the example made carries a mark, until somebody changes it. Rows of before have none.

-- True in the transaction that fills in the example.
CREATE FUNCTION "is_filling_example"() RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT coalesce(current_setting('barnum.example', true), '') = 'on';
$$;

-- A change by somebody, by the back-office, a key or a visitor, makes a record theirs; its place in a list is none.
CREATE FUNCTION "own_example_once_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    ignored CONSTANT text[] := '{is_example,ordre,updated_at,search_name,search_text,search_trigrams}';
BEGIN
    IF NOT is_filling_example() AND coalesce(current_setting('barnum.actor', true), '') <> ''
        AND to_jsonb(NEW) - ignored IS DISTINCT FROM to_jsonb(OLD) - ignored THEN
        NEW.is_example := false;
    END IF;
    RETURN NEW;
END;
$$;

-- The same for what belongs to a record: its table and the column that names it.
CREATE FUNCTION "own_example_with_part"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT is_filling_example() AND coalesce(current_setting('barnum.actor', true), '') <> '' THEN
        EXECUTE format('UPDATE %I SET is_example = false WHERE id = $1 AND is_example', TG_ARGV[0])
            USING (to_jsonb(NEW) ->> TG_ARGV[1])::int;
    END IF;
    RETURN NULL;
END;
$$;

-- What bears the mark itself.
DO $$
DECLARE
    name text;
BEGIN
    FOREACH name IN ARRAY ARRAY[
        'articles', 'article_sets', 'categories', 'company_info', 'customers', 'line_templates', 'partners',
        'reservation_requests', 'testimonials'
    ] LOOP
        EXECUTE format('ALTER TABLE %I ADD COLUMN is_example BOOLEAN NOT NULL DEFAULT is_filling_example()', name);
        EXECUTE format(
            'CREATE TRIGGER %I BEFORE UPDATE ON %I FOR EACH ROW WHEN (OLD.is_example AND NEW.is_example) EXECUTE FUNCTION own_example_once_changed()',
            name || '_own_example', name
        );
    END LOOP;
END;
$$;

-- Counters, which nobody changes.
ALTER TABLE "missed_demands" ADD COLUMN "is_example" BOOLEAN NOT NULL DEFAULT is_filling_example();

-- What belongs to a record that bears it: pieces, movements of stock, outings and ticks that somebody adds make it theirs, too.
CREATE TRIGGER "article_accessories_own_example" AFTER INSERT ON "article_accessories" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('articles', 'article_id');
CREATE TRIGGER "article_companions_own_example" AFTER INSERT ON "article_companions" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('articles', 'article_id');
CREATE TRIGGER "article_images_own_example" AFTER INSERT OR UPDATE ON "article_images" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('articles', 'article_id');
CREATE TRIGGER "article_specifications_own_example" AFTER INSERT ON "article_specifications" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('articles', 'article_id');
CREATE TRIGGER "pack_components_own_example" AFTER INSERT ON "pack_components" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('articles', 'pack_id');
CREATE TRIGGER "article_set_items_own_example" AFTER INSERT ON "article_set_items" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('article_sets', 'set_id');
CREATE TRIGGER "line_template_items_own_example" AFTER INSERT ON "line_template_items" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('line_templates', 'template_id');
CREATE TRIGGER "request_events_own_example" AFTER INSERT ON "request_events" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('reservation_requests', 'request_id');
CREATE TRIGGER "request_files_own_example" AFTER INSERT ON "request_files" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('reservation_requests', 'request_id');
CREATE TRIGGER "request_messages_own_example" AFTER INSERT ON "request_messages" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('reservation_requests', 'request_id');
CREATE TRIGGER "pieces_own_example" AFTER INSERT OR UPDATE ON "pieces" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('articles', 'article_id');
CREATE TRIGGER "stock_movements_own_example" AFTER INSERT OR UPDATE ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('articles', 'article_id');
CREATE TRIGGER "piece_outings_own_example" AFTER INSERT ON "piece_outings" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('reservation_requests', 'request_id');
CREATE TRIGGER "preparation_ticks_own_example" AFTER INSERT ON "preparation_ticks" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('reservation_requests', 'request_id');
