-- The shop's own words and pictures: each row is a version of one text. A picture that a version names is kept.
CREATE TABLE "site_texts" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "texte" TEXT,
    "picture_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "auteur" TEXT NOT NULL,

    CONSTRAINT "site_texts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "site_texts_picture_key_fkey" FOREIGN KEY ("picture_key") REFERENCES "pictures"("key") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "site_texts_key_id_idx" ON "site_texts"("key", "id");
CREATE INDEX "site_texts_picture_key_idx" ON "site_texts"("picture_key");
CREATE TRIGGER "site_texts_append_only"
    BEFORE UPDATE OR DELETE ON "site_texts"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

-- What the company uses, and whether its site is open. Shops that exist have no row, so all is on and open.
CREATE TABLE "shop_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "publie" BOOLEAN NOT NULL DEFAULT true,
    "equipe" BOOLEAN NOT NULL DEFAULT true,
    "packs" BOOLEAN NOT NULL DEFAULT true,
    "livraison" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shop_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "shop_settings_one_row" CHECK ("id" = 1)
);

-- For what a customer rented: « Mariage, 80 convives ».
ALTER TABLE "testimonials" ADD COLUMN "evenement" TEXT;

-- What pages show of all this, and sheets on two phones, is read anew once it changes.
DO $$
DECLARE
    name text;
BEGIN
    FOREACH name IN ARRAY ARRAY[
        'article_accessories', 'article_companions', 'article_set_items', 'article_sets', 'article_specifications', 'handovers',
        'preparation_ticks', 'price_list_items', 'price_lists', 'pricing_versions', 'shop_settings', 'site_texts',
        'stock_movements'
    ] LOOP
        EXECUTE format(
            'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION notify_change()',
            name || '_notify_change', name
        );
    END LOOP;
END;
$$;
