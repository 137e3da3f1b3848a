-- A change of what only an article's own views show names the article: other pages stay. Every other change of articles,
-- and one of many, names the table alone, as before.

CREATE FUNCTION "notify_changed_articles"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    -- No list is made, and no other article's stock, of these.
    own CONSTANT text[] := ARRAY[
        'prix', 'courte_description', 'longue_description', 'included', 'excluded', 'montant_caution', 'cout_montage',
        'valeur_remplacement', 'frais_nettoyage', 'taux_tva', 'search_text', 'search_trigrams', 'search_folding',
        'is_example', 'updated_at'];
BEGIN
    IF (SELECT count(*) FROM new_rows) BETWEEN 1 AND 20
        AND NOT EXISTS (
            SELECT FROM new_rows LEFT JOIN old_rows USING (id)
            WHERE to_jsonb(new_rows) - own IS DISTINCT FROM to_jsonb(old_rows) - own)
    THEN
        PERFORM pg_notify('barnum_changes', TG_TABLE_NAME || ':' || id) FROM new_rows;
    ELSE
        PERFORM pg_notify('barnum_changes', TG_TABLE_NAME);
    END IF;
    RETURN NULL;
END;
$$;

DROP TRIGGER "articles_notify_change" ON "articles";

CREATE TRIGGER "articles_notify_change"
    AFTER INSERT OR DELETE OR TRUNCATE ON "articles"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

CREATE TRIGGER "articles_notify_changed_rows"
    AFTER UPDATE ON "articles" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_articles"();
