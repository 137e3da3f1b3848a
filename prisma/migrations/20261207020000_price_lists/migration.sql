-- Prices of articles from a day on. Adds only; without a list each article has its own price.

CREATE TABLE "price_lists" (
    "id" SERIAL NOT NULL,
    "nom" TEXT NOT NULL,
    "a_partir_du" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "price_lists_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "price_lists_nom_check" CHECK (length(btrim("nom")) > 0)
);

CREATE UNIQUE INDEX "price_lists_a_partir_du_key" ON "price_lists"("a_partir_du");

CREATE TABLE "price_list_items" (
    "id" SERIAL NOT NULL,
    "list_id" INTEGER NOT NULL,
    "article_id" INTEGER NOT NULL,
    "prix" DECIMAL(10,2) NOT NULL,

    CONSTRAINT "price_list_items_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "price_list_items_prix_check" CHECK ("prix" >= 0)
);

CREATE UNIQUE INDEX "price_list_items_list_id_article_id_key" ON "price_list_items"("list_id", "article_id");
CREATE INDEX "price_list_items_article_id_idx" ON "price_list_items"("article_id");

ALTER TABLE "price_list_items" ADD CONSTRAINT "price_list_items_list_id_fkey"
    FOREIGN KEY ("list_id") REFERENCES "price_lists"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "price_list_items" ADD CONSTRAINT "price_list_items_article_id_fkey"
    FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "price_lists_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price_lists"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();
CREATE TRIGGER "price_list_items_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "price_list_items"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

SELECT "journal_table"('price_lists');
SELECT "journal_table_as_list"('price_list_items', 'price_lists', 'list_id');
