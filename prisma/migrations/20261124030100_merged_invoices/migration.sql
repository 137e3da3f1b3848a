-- Joining two customers takes their invoices along, also those whose request is gone.
ALTER TABLE "customer_merges" ADD COLUMN "invoice_ids" INTEGER[];

-- Those that stayed behind follow, the earliest joining first: who was joined to one that was joined later goes on with it.
DO $$
DECLARE
    merge RECORD;
BEGIN
    FOR merge IN
        SELECT c."id", c."merged_into_id" FROM "customer_merges" m JOIN "customers" c ON c."id" = m."customer_id"
        WHERE c."merged_into_id" IS NOT NULL ORDER BY m."created_at", c."id"
    LOOP
        UPDATE "customer_merges"
            SET "invoice_ids" = ARRAY(SELECT "id" FROM "invoices" WHERE "customer_id" = merge."id")
            WHERE "customer_id" = merge."id";
        UPDATE "invoices" SET "customer_id" = merge."merged_into_id" WHERE "customer_id" = merge."id";
    END LOOP;
END;
$$;
