-- What the example made carries a mark, until somebody changes it. Rows of before have none: whose they are is not known.
-- Adds only.

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

-- The journal does not hold the mark.
CREATE OR REPLACE FUNCTION "journal_columns"(content jsonb, hidden text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(content)
    WHERE key !~ '(password|secret|token|nonce|hash|^search_|^idempotency_key$)' AND key NOT IN ('id', 'created_at', 'updated_at', 'is_example') AND NOT key = ANY (hidden);
$$;

ALTER TABLE "articles" ADD COLUMN "is_example" BOOLEAN NOT NULL DEFAULT is_filling_example();
ALTER TABLE "article_sets" ADD COLUMN "is_example" BOOLEAN NOT NULL DEFAULT is_filling_example();
ALTER TABLE "categories" ADD COLUMN "is_example" BOOLEAN NOT NULL DEFAULT is_filling_example();
ALTER TABLE "company_info" ADD COLUMN "is_example" BOOLEAN NOT NULL DEFAULT is_filling_example();
ALTER TABLE "customers" ADD COLUMN "is_example" BOOLEAN NOT NULL DEFAULT is_filling_example();
ALTER TABLE "line_templates" ADD COLUMN "is_example" BOOLEAN NOT NULL DEFAULT is_filling_example();
ALTER TABLE "partners" ADD COLUMN "is_example" BOOLEAN NOT NULL DEFAULT is_filling_example();
ALTER TABLE "reservation_requests" ADD COLUMN "is_example" BOOLEAN NOT NULL DEFAULT is_filling_example();
ALTER TABLE "testimonials" ADD COLUMN "is_example" BOOLEAN NOT NULL DEFAULT is_filling_example();

CREATE TRIGGER "articles_own_example" BEFORE UPDATE ON "articles" FOR EACH ROW WHEN (OLD.is_example AND NEW.is_example) EXECUTE FUNCTION "own_example_once_changed"();
CREATE TRIGGER "article_sets_own_example" BEFORE UPDATE ON "article_sets" FOR EACH ROW WHEN (OLD.is_example AND NEW.is_example) EXECUTE FUNCTION "own_example_once_changed"();
CREATE TRIGGER "categories_own_example" BEFORE UPDATE ON "categories" FOR EACH ROW WHEN (OLD.is_example AND NEW.is_example) EXECUTE FUNCTION "own_example_once_changed"();
CREATE TRIGGER "company_info_own_example" BEFORE UPDATE ON "company_info" FOR EACH ROW WHEN (OLD.is_example AND NEW.is_example) EXECUTE FUNCTION "own_example_once_changed"();
CREATE TRIGGER "customers_own_example" BEFORE UPDATE ON "customers" FOR EACH ROW WHEN (OLD.is_example AND NEW.is_example) EXECUTE FUNCTION "own_example_once_changed"();
CREATE TRIGGER "line_templates_own_example" BEFORE UPDATE ON "line_templates" FOR EACH ROW WHEN (OLD.is_example AND NEW.is_example) EXECUTE FUNCTION "own_example_once_changed"();
CREATE TRIGGER "partners_own_example" BEFORE UPDATE ON "partners" FOR EACH ROW WHEN (OLD.is_example AND NEW.is_example) EXECUTE FUNCTION "own_example_once_changed"();
CREATE TRIGGER "reservation_requests_own_example" BEFORE UPDATE ON "reservation_requests" FOR EACH ROW WHEN (OLD.is_example AND NEW.is_example) EXECUTE FUNCTION "own_example_once_changed"();
CREATE TRIGGER "testimonials_own_example" BEFORE UPDATE ON "testimonials" FOR EACH ROW WHEN (OLD.is_example AND NEW.is_example) EXECUTE FUNCTION "own_example_once_changed"();

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
