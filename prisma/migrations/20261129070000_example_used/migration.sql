-- Pieces, movements of stock, outings and ticks that somebody added make an article or a request of the example theirs, too.

CREATE TRIGGER "pieces_own_example" AFTER INSERT OR UPDATE ON "pieces" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('articles', 'article_id');
CREATE TRIGGER "stock_movements_own_example" AFTER INSERT OR UPDATE ON "stock_movements" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('articles', 'article_id');
CREATE TRIGGER "piece_outings_own_example" AFTER INSERT ON "piece_outings" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('reservation_requests', 'request_id');
CREATE TRIGGER "preparation_ticks_own_example" AFTER INSERT ON "preparation_ticks" FOR EACH ROW EXECUTE FUNCTION "own_example_with_part"('reservation_requests', 'request_id');

-- What was added before these triggers: the example's own movements and outings are by the service, its pieces came
-- within minutes of their articles, and it ticks nothing.
UPDATE "articles" a SET "is_example" = false WHERE "is_example" AND (
    EXISTS (SELECT FROM "stock_movements" m WHERE m."article_id" = a."id" AND (m."auteur" <> 'système' OR m."fini_par" IS NOT NULL))
    OR EXISTS (SELECT FROM "pieces" p WHERE p."article_id" = a."id" AND p."created_at" > a."created_at" + interval '5 minutes'));
UPDATE "reservation_requests" r SET "is_example" = false WHERE "is_example" AND (
    EXISTS (SELECT FROM "piece_outings" o WHERE o."request_id" = r."id" AND o."auteur" <> 'système')
    OR EXISTS (SELECT FROM "preparation_ticks" t WHERE t."request_id" = r."id"));
