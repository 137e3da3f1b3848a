-- What public bodies ask of an invoice: the code of their service, and the number of the engagement. Adds only.
ALTER TABLE "customers"
    ADD COLUMN "code_service" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "code_service_exige" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "numero_engagement" TEXT NOT NULL DEFAULT '';
