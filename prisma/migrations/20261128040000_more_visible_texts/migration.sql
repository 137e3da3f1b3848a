-- The other texts that were stored before, as one sees them and as the service stores them from now on
-- (rules/src/text/normalise.ts). What is frozen stays as it was agreed: quotes, invoices, conditions of sale, the ledger.
CREATE FUNCTION "visible_text"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT replace(replace(replace(replace(replace(
        regexp_replace(
            regexp_replace(
                regexp_replace(normalize($1, NFC), '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\uffa0]', '', 'g'),
                '[\u1680\u2000-\u200a\u205f\u3000]', ' ', 'g'),
            '\r\n?|[\u000b\u000c\u0085\u2028\u2029]', chr(10), 'g'),
        chr(64256), 'ff'), chr(64257), 'fi'), chr(64258), 'fl'), chr(64259), 'ffi'), chr(64260), 'ffl');
$$;
CREATE FUNCTION "visible_line"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT trim(regexp_replace("visible_text"($1), '[\n\t]', ' ', 'g'));
$$;
CREATE FUNCTION "visible_name"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT trim(regexp_replace("visible_text"($1), '[\s\u00a0\u202f]+', ' ', 'g'));
$$;

-- Nobody changed anything: the journal has nothing to tell.
SELECT set_config('barnum.journal', 'off', false);

DO $$
DECLARE
    "field" record;
BEGIN
    FOR "field" IN
        SELECT * FROM (VALUES
            ('name', 'customers', 'nom'), ('name', 'customers', 'prenom'), ('name', 'customers', 'ville'),
            ('name', 'customers', 'code_postal'), ('text', 'customers', 'rue'), ('text', 'customers', 'notes'),
            ('name', 'reservation_requests', 'nom'), ('name', 'reservation_requests', 'prenom'),
            ('text', 'reservation_requests', 'notes'), ('name', 'users', 'name'),
            ('name', 'testimonials', 'nom'), ('name', 'testimonials', 'prenom'),
            ('text', 'testimonials', 'texte'), ('line', 'testimonials', 'source'), ('line', 'testimonials', 'evenement'),
            ('line', 'categories', 'nom'), ('text', 'categories', 'description'),
            ('line', 'articles', 'nom'), ('line', 'articles', 'nom_lot'),
            ('text', 'articles', 'courte_description'), ('text', 'articles', 'longue_description'),
            ('line', 'article_specifications', 'label'), ('line', 'article_specifications', 'value'),
            ('line', 'article_sets', 'nom'), ('text', 'article_sets', 'description'),
            ('line', 'mail_templates', 'subject'), ('text', 'mail_templates', 'text'), ('text', 'site_texts', 'texte'),
            ('line', 'line_templates', 'nom'), ('line', 'line_template_items', 'nom'),
            ('text', 'pieces', 'notes'), ('text', 'stock_movements', 'motif'), ('name', 'stock_movements', 'fournisseur')
        ) AS "fields"("kind", "table", "column")
    LOOP
        EXECUTE format('UPDATE %I SET %I = %I(%I) WHERE %I <> %I(%I)',
            "field"."table", "field"."column", 'visible_' || "field"."kind", "field"."column",
            "field"."column", 'visible_' || "field"."kind", "field"."column");
    END LOOP;
END $$;

SELECT set_config('barnum.journal', '', false);
DROP FUNCTION "visible_name"(text);
DROP FUNCTION "visible_line"(text);
DROP FUNCTION "visible_text"(text);
