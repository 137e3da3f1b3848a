-- The shop's own words: each row is a version of one text.

CREATE TABLE "site_texts" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "texte" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "auteur" TEXT NOT NULL,

    CONSTRAINT "site_texts_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "site_texts_key_id_idx" ON "site_texts"("key", "id");

CREATE TRIGGER "site_texts_append_only"
    BEFORE UPDATE OR DELETE ON "site_texts"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

CREATE TRIGGER "site_texts_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_texts"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();
