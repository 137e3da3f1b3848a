-- Of which folding the search columns of a row are (services/api/src/db/search.ts): the service writes anew in the
-- background what is of an earlier one, also in a backup that is put back.
ALTER TABLE "articles" ADD COLUMN "search_folding" SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE "customers" ADD COLUMN "search_folding" SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE "invoices" ADD COLUMN "search_folding" SMALLINT NOT NULL DEFAULT 0;
ALTER TABLE "reservation_requests" ADD COLUMN "search_folding" SMALLINT NOT NULL DEFAULT 0;

-- An issued invoice loses its request where that is deleted, and follows its customer: neither is part of the document,
-- nor is what it is found by.
CREATE OR REPLACE FUNCTION "keep_issued_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    beside text[] := '{request_id,customer_id,search_text,search_trigrams,search_folding}';
BEGIN
    IF TG_OP = 'UPDATE'
        AND to_jsonb(NEW) - beside = to_jsonb(OLD) - beside
        AND (NEW.request_id IS NULL OR NEW.request_id = OLD.request_id)
    THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'Invoice % is issued: it never changes', OLD.numero USING ERRCODE = 'restrict_violation';
END;
$$;
