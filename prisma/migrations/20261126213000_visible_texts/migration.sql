-- What was stored before is brought to what one sees of it, as the service stores it from now on
-- (rules/src/text/normalise.ts). Joiners stay in texts, as scripts and emoji need some; addresses have none.
CREATE FUNCTION "visible_text"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT regexp_replace(normalize($1, NFC), '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\uffa0]', '', 'g');
$$;
CREATE FUNCTION "visible_line"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT trim(regexp_replace("visible_text"($1), '\s*[\n\r\t\u2028\u2029]\s*', ' ', 'g'));
$$;
CREATE FUNCTION "visible_address"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT trim(regexp_replace("visible_text"($1), '[\u200c\u200d]', '', 'g'));
$$;
CREATE FUNCTION "visible_lines"(text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT ARRAY(SELECT "visible_address"("line") FROM unnest($1) WITH ORDINALITY AS "lines"("line", "place") ORDER BY "place");
$$;

-- Nobody changed anything: the journal has nothing to tell.
SELECT set_config('barnum.journal', 'off', false);

-- Where two accounts would become one, both stay as they are.
UPDATE "users" AS "user" SET "email" = "visible_address"("email")
WHERE "email" <> "visible_address"("email")
    AND NOT EXISTS (SELECT FROM "users" AS "other" WHERE "other"."id" <> "user"."id"
        AND "visible_address"("other"."email") = "visible_address"("user"."email"));

CREATE TEMPORARY TABLE "changed_requests" AS
    SELECT "id" FROM "reservation_requests"
    WHERE concat_ws(' ', "prenom", "nom", "email", "phone", "adresse")
        <> concat_ws(' ', "visible_line"("prenom"), "visible_line"("nom"), "visible_address"("email"), "visible_line"("phone"), "visible_text"("adresse"))
        OR "search_text" <> "visible_address"("search_text");
UPDATE "reservation_requests" SET
    "prenom" = "visible_line"("prenom"), "nom" = "visible_line"("nom"), "email" = "visible_address"("email"),
    "phone" = "visible_line"("phone"), "adresse" = "visible_text"("adresse"), "search_text" = "visible_address"("search_text")
WHERE "id" IN (SELECT "id" FROM "changed_requests");
UPDATE "reservation_requests" SET "search_trigrams" = ARRAY(
    SELECT DISTINCT (("first" * 31 + "second") * 31 + "third") % 65536 - 32768
    FROM (
        SELECT lag(ascii("letter"), 2) OVER "row" AS "first", lag(ascii("letter")) OVER "row" AS "second", ascii("letter") AS "third"
        FROM unnest(string_to_array("search_text", NULL)) WITH ORDINALITY AS "letters"("letter", "place")
        WINDOW "row" AS (ORDER BY "place")
    ) AS "letters"
    WHERE "first" <> 32 AND "second" <> 32 AND "third" <> 32)
WHERE "id" IN (SELECT "id" FROM "changed_requests");
DROP TABLE "changed_requests";

CREATE TEMPORARY TABLE "changed_customers" AS
    SELECT "id" FROM "customers"
    WHERE concat_ws(' ', "prenom", "nom") <> concat_ws(' ', "visible_line"("prenom"), "visible_line"("nom"))
        OR "emails" <> "visible_lines"("emails") OR "telephones" <> "visible_lines"("telephones")
        OR "contacts"::text <> "visible_text"("contacts"::text)
        OR "match_keys" <> "visible_lines"("match_keys") OR "search_text" <> "visible_address"("search_text");
UPDATE "customers" SET
    "prenom" = "visible_line"("prenom"), "nom" = "visible_line"("nom"), "nom_trie" = "visible_address"("nom_trie"),
    "emails" = "visible_lines"("emails"), "telephones" = "visible_lines"("telephones"),
    "contacts" = "visible_text"("contacts"::text)::jsonb,
    "match_keys" = "visible_lines"("match_keys"), "search_text" = "visible_address"("search_text")
WHERE "id" IN (SELECT "id" FROM "changed_customers");
UPDATE "customers" SET "search_trigrams" = ARRAY(
    SELECT DISTINCT (("first" * 31 + "second") * 31 + "third") % 65536 - 32768
    FROM (
        SELECT lag(ascii("letter"), 2) OVER "row" AS "first", lag(ascii("letter")) OVER "row" AS "second", ascii("letter") AS "third"
        FROM unnest(string_to_array("search_text", NULL)) WITH ORDINALITY AS "letters"("letter", "place")
        WINDOW "row" AS (ORDER BY "place")
    ) AS "letters"
    WHERE "first" <> 32 AND "second" <> 32 AND "third" <> 32)
WHERE "id" IN (SELECT "id" FROM "changed_customers");
DROP TABLE "changed_customers";

CREATE TEMPORARY TABLE "changed_articles" AS
    SELECT "id" FROM "articles"
    WHERE "nom" <> "visible_line"("nom") OR "courte_description" <> "visible_text"("courte_description")
        OR "search_text" <> "visible_address"("search_text") OR "search_name" <> "visible_address"("search_name");
UPDATE "articles" SET
    "nom" = "visible_line"("nom"), "courte_description" = "visible_text"("courte_description"),
    "search_text" = "visible_address"("search_text"), "search_name" = "visible_address"("search_name")
WHERE "id" IN (SELECT "id" FROM "changed_articles");
UPDATE "articles" SET "search_trigrams" = ARRAY(
    SELECT DISTINCT (("first" * 31 + "second") * 31 + "third") % 65536 - 32768
    FROM (
        SELECT lag(ascii("letter"), 2) OVER "row" AS "first", lag(ascii("letter")) OVER "row" AS "second", ascii("letter") AS "third"
        FROM unnest(string_to_array("search_text", NULL)) WITH ORDINALITY AS "letters"("letter", "place")
        WINDOW "row" AS (ORDER BY "place")
    ) AS "letters"
    WHERE "first" <> 32 AND "second" <> 32 AND "third" <> 32)
WHERE "id" IN (SELECT "id" FROM "changed_articles");
DROP TABLE "changed_articles";

UPDATE "categories" SET "nom" = "visible_line"("nom") WHERE "nom" <> "visible_line"("nom");
UPDATE "partners" SET "nom" = "visible_line"("nom") WHERE "nom" <> "visible_line"("nom");
UPDATE "testimonials" SET "prenom" = "visible_line"("prenom"), "nom" = "visible_line"("nom"), "texte" = "visible_text"("texte")
WHERE concat_ws(' ', "prenom", "nom", "texte") <> concat_ws(' ', "visible_line"("prenom"), "visible_line"("nom"), "visible_text"("texte"));
UPDATE "company_info" SET "valeur" = "visible_text"("valeur") WHERE "valeur" <> "visible_text"("valeur");

SELECT set_config('barnum.journal', '', false);
DROP FUNCTION "visible_lines"(text[]);
DROP FUNCTION "visible_address"(text);
DROP FUNCTION "visible_line"(text);
DROP FUNCTION "visible_text"(text);
