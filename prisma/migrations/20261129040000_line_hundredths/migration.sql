-- « 12,5 km », « 1,5 h »: what is no article has hundredths; articles stay whole pieces. What was stored stays as it is.
ALTER TABLE "reservation_request_items"
    DROP CONSTRAINT "reservation_request_items_quantite_check",
    ALTER COLUMN "quantite" TYPE DOUBLE PRECISION,
    ADD CONSTRAINT "reservation_request_items_quantite_check" CHECK (
        "quantite" >= 0.01 AND "quantite" < 'Infinity' AND "quantite" = round("quantite"::numeric, 2)::double precision
        AND ("nature" IN ('libre', 'frais') OR "quantite" = trunc("quantite")));

ALTER TABLE "line_template_items"
    DROP CONSTRAINT "line_template_items_quantite_check",
    ALTER COLUMN "quantite" TYPE DOUBLE PRECISION,
    ADD CONSTRAINT "line_template_items_quantite_check" CHECK (
        "quantite" >= 0.01 AND "quantite" < 'Infinity' AND "quantite" = round("quantite"::numeric, 2)::double precision
        AND ("nature" IN ('libre', 'frais') OR "quantite" = trunc("quantite")));

-- Free lines are loaded, too.
ALTER TABLE "preparation_ticks" ALTER COLUMN "quantite" TYPE DOUBLE PRECISION;
