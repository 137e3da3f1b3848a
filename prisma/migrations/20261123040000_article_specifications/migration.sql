-- What an article is, in figures; what its price includes and what not; what goes well with it.

ALTER TABLE "articles"
    ADD COLUMN "included" TEXT[] NOT NULL DEFAULT '{}',
    ADD COLUMN "excluded" TEXT[] NOT NULL DEFAULT '{}';

CREATE TABLE "article_specifications" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "article_specifications_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "article_specifications_article_id_position_key" ON "article_specifications"("article_id", "position");

ALTER TABLE "article_specifications" ADD CONSTRAINT "article_specifications_article_id_fkey"
    FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "article_specifications_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "article_specifications"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

CREATE TABLE "article_companions" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER NOT NULL,
    "companion_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "article_companions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "article_companions_other" CHECK ("companion_id" <> "article_id")
);

CREATE UNIQUE INDEX "article_companions_article_id_companion_id_key"
    ON "article_companions"("article_id", "companion_id");
CREATE INDEX "article_companions_companion_id_idx" ON "article_companions"("companion_id");

ALTER TABLE "article_companions" ADD CONSTRAINT "article_companions_article_id_fkey"
    FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "article_companions" ADD CONSTRAINT "article_companions_companion_id_fkey"
    FOREIGN KEY ("companion_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "article_companions_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "article_companions"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();
