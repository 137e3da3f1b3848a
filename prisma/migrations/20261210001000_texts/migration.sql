-- The texts of release 1.0.0 as one sees them, and as the service stores them from now on (rules/src/text/normalise.ts). What
-- is frozen stays as it was agreed: quotes, conditions of sale. Joiners stay in texts, as scripts and emoji need some;
-- addresses have none.
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
    SELECT trim(regexp_replace("visible_text"($1), '\s*[\n\t]\s*', ' ', 'g'));
$$;
CREATE FUNCTION "visible_name"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT trim(regexp_replace("visible_text"($1), '[\s\u00a0\u202f]+', ' ', 'g'));
$$;
CREATE FUNCTION "visible_address"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT trim(regexp_replace("visible_text"($1), '[\u200c\u200d]', '', 'g'));
$$;

-- Nobody changed anything: the journal has nothing to tell.
SELECT set_config('barnum.journal', 'off', false);

-- Where two accounts would become one, both stay as they are.
UPDATE "users" AS "user" SET "email" = "visible_address"("email")
WHERE "email" <> "visible_address"("email")
    AND NOT EXISTS (SELECT FROM "users" AS "other" WHERE "other"."id" <> "user"."id"
        AND "visible_address"("other"."email") = "visible_address"("user"."email"));

DO $$
DECLARE
    "field" record;
BEGIN
    FOR "field" IN
        SELECT * FROM (VALUES
            ('name', 'reservation_requests', 'nom'), ('name', 'reservation_requests', 'prenom'),
            ('address', 'reservation_requests', 'email'), ('line', 'reservation_requests', 'phone'),
            ('text', 'reservation_requests', 'adresse'), ('text', 'reservation_requests', 'notes'),
            ('line', 'articles', 'nom'), ('text', 'articles', 'courte_description'), ('text', 'articles', 'longue_description'),
            ('line', 'categories', 'nom'), ('text', 'categories', 'description'), ('line', 'partners', 'nom'),
            ('name', 'testimonials', 'nom'), ('name', 'testimonials', 'prenom'), ('text', 'testimonials', 'texte'),
            ('line', 'testimonials', 'source'), ('text', 'company_info', 'valeur'),
            ('line', 'mail_templates', 'subject'), ('text', 'mail_templates', 'text')
        ) AS "fields"("kind", "table", "column")
    LOOP
        EXECUTE format('UPDATE %I SET %I = %I(%I) WHERE %I <> %I(%I)',
            "field"."table", "field"."column", 'visible_' || "field"."kind", "field"."column",
            "field"."column", 'visible_' || "field"."kind", "field"."column");
    END LOOP;
END $$;

-- What articles and requests are found by, folded; telephone numbers as they are dialled, each of several in one field, and
-- numbers of quotes. The service writes it anew in the background (services/api/src/platform/db/search.ts).
CREATE FUNCTION "folded"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT replace(replace(regexp_replace(lower(normalize("visible_address"($1), NFKD)), '[\u0300-\u036f]', '', 'g'), '×', 'x'), '’', '''');
$$;
CREATE FUNCTION "trigrams"(text) RETURNS smallint[] LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT ARRAY(
        SELECT DISTINCT (("first" * 31 + "second") * 31 + "third") % 65536 - 32768
        FROM (
            SELECT lag(ascii("letter"), 2) OVER "row" AS "first", lag(ascii("letter")) OVER "row" AS "second", ascii("letter") AS "third"
            FROM unnest(string_to_array($1, NULL)) WITH ORDINALITY AS "letters"("letter", "place")
            WINDOW "row" AS (ORDER BY "place")
        ) AS "letters"
        WHERE "first" <> 32 AND "second" <> 32 AND "third" <> 32)::smallint[];
$$;

-- An article's begins with its folded name.
UPDATE "articles" SET "search_text" = "folded"("search_text");
UPDATE "articles" SET
    "search_name" = left("search_text", char_length(regexp_replace("nom", '([œŒæÆ])', '\1\1', 'g'))),
    "search_trigrams" = "trigrams"("search_text");

UPDATE "reservation_requests" AS "request" SET "search_text" = trim(regexp_replace("folded"(concat_ws(' ',
    "search_text",
    (SELECT string_agg(regexp_replace(regexp_replace(
            regexp_replace("number"[1], '[^+0-9]', '', 'g'), '^(\+|00)330?', '0'), '^00', '+'), ' ')
        FROM regexp_matches("phone", '\+?\d[-\d\s()./‐‑‒–—]*', 'g') AS "number"),
    (SELECT string_agg(concat('d-', "annee", '-', lpad("rang"::text, 5, '0'), ' v', "version"), ' ')
        FROM "quotes" JOIN "quote_versions" ON "quote_id" = "quotes"."id" WHERE "quotes"."request_id" = "request"."id")
)), '\s+', ' ', 'g'));
UPDATE "reservation_requests" SET "search_trigrams" = "trigrams"("search_text");

SELECT set_config('barnum.journal', '', false);
DROP FUNCTION "trigrams"(text);
DROP FUNCTION "folded"(text);
DROP FUNCTION "visible_address"(text);
DROP FUNCTION "visible_name"(text);
DROP FUNCTION "visible_line"(text);
DROP FUNCTION "visible_text"(text);
