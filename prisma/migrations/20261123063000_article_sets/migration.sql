-- Articles that the owner suggests together, in quantities.

CREATE TABLE "article_sets" (
    "id" SERIAL NOT NULL,
    "nom" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "ordre" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "article_sets_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "article_sets_nom_check" CHECK (length(btrim("nom")) > 0),
    CONSTRAINT "article_sets_ordre_check" CHECK ("ordre" >= 0)
);

CREATE TRIGGER "article_sets_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "article_sets"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

CREATE TABLE "article_set_items" (
    "id" SERIAL NOT NULL,
    "set_id" INTEGER NOT NULL,
    "article_id" INTEGER NOT NULL,
    "quantite" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "article_set_items_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "article_set_items_quantite_check" CHECK ("quantite" >= 1)
);

CREATE UNIQUE INDEX "article_set_items_set_id_article_id_key" ON "article_set_items"("set_id", "article_id");
CREATE INDEX "article_set_items_article_id_idx" ON "article_set_items"("article_id");

ALTER TABLE "article_set_items" ADD CONSTRAINT "article_set_items_set_id_fkey"
    FOREIGN KEY ("set_id") REFERENCES "article_sets"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "article_set_items" ADD CONSTRAINT "article_set_items_article_id_fkey"
    FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "article_set_items_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "article_set_items"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();
