-- Quotes: their numbers, which stay, and their versions, which never change.

ALTER TABLE "mails" ADD COLUMN     "quote_version_id" INTEGER;

CREATE TABLE "quotes" (
    "id" SERIAL NOT NULL,
    "annee" INTEGER NOT NULL,
    "rang" INTEGER NOT NULL,
    "request_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quotes_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "quote_versions" (
    "id" SERIAL NOT NULL,
    "quote_id" INTEGER NOT NULL,
    "request_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "auteur" TEXT NOT NULL,
    "total" DECIMAL(10,2) NOT NULL,
    "content" JSONB NOT NULL,
    "pdf" BYTEA NOT NULL,

    CONSTRAINT "quote_versions_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "quotes_request_id_key" ON "quotes"("request_id");

CREATE UNIQUE INDEX "quotes_annee_rang_key" ON "quotes"("annee", "rang");

CREATE INDEX "quote_versions_request_id_idx" ON "quote_versions"("request_id");

CREATE UNIQUE INDEX "quote_versions_quote_id_version_key" ON "quote_versions"("quote_id", "version");

CREATE INDEX "mails_quote_version_id_idx" ON "mails"("quote_version_id");

ALTER TABLE "mails" ADD CONSTRAINT "mails_quote_version_id_fkey" FOREIGN KEY ("quote_version_id") REFERENCES "quote_versions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "quotes" ADD CONSTRAINT "quotes_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_id_fkey" FOREIGN KEY ("quote_id") REFERENCES "quotes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "quotes_keep"
    BEFORE DELETE ON "quotes"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "quote_versions_unchanged"
    BEFORE UPDATE ON "quote_versions"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
