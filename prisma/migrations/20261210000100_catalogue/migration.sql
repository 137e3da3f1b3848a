-- Articles: who finds one, its place in its category, the boxes in which it is hired out, what its price includes, what a
-- piece costs that does not come back, and what it is searched by. What stands is online and sold by the piece.
ALTER TABLE "articles"
    ADD COLUMN "included" TEXT[] NOT NULL DEFAULT '{}',
    ADD COLUMN "excluded" TEXT[] NOT NULL DEFAULT '{}',
    ADD COLUMN "taux_tva" DECIMAL(4,2),
    ADD COLUMN "etat" "article_state" NOT NULL DEFAULT 'en_ligne',
    ADD COLUMN "ordre" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "lot" INTEGER NOT NULL DEFAULT 1,
    ADD COLUMN "nom_lot" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "quantite_minimum" INTEGER NOT NULL DEFAULT 1,
    ADD COLUMN "valeur_remplacement" DECIMAL(10,2) NOT NULL DEFAULT 0,
    ADD COLUMN "frais_nettoyage" DECIMAL(10,2) NOT NULL DEFAULT 0,
    ADD COLUMN "search_name" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "search_trigrams" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    ADD COLUMN "search_folding" SMALLINT NOT NULL DEFAULT 0,
    ADD CONSTRAINT "articles_taux_tva_check" CHECK ("taux_tva" >= 0),
    ADD CONSTRAINT "articles_lot_check" CHECK ("lot" >= 1),
    ADD CONSTRAINT "articles_quantite_minimum_check" CHECK ("quantite_minimum" >= 1);

DROP INDEX "articles_categorie_id_idx";
CREATE INDEX "articles_categorie_id_ordre_id_idx" ON "articles"("categorie_id", "ordre", "id");
CREATE INDEX "articles_created_at_id_idx" ON "articles"("created_at", "id");
CREATE INDEX "articles_search_name_id_idx" ON "articles"("search_name", "id");
CREATE INDEX "articles_search_trigrams_idx" ON "articles" USING GIN ("search_trigrams");

ALTER TABLE "article_images" ADD COLUMN "ordre" INTEGER NOT NULL DEFAULT 0;

-- What an article is, in figures.
CREATE TABLE "article_specifications" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "article_specifications_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "article_specifications_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "article_specifications_article_id_position_key" ON "article_specifications"("article_id", "position");

-- What goes well with it.
CREATE TABLE "article_companions" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER NOT NULL,
    "companion_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "article_companions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "article_companions_other" CHECK ("companion_id" <> "article_id"),
    CONSTRAINT "article_companions_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "article_companions_companion_id_fkey" FOREIGN KEY ("companion_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "article_companions_article_id_companion_id_key" ON "article_companions"("article_id", "companion_id");
CREATE INDEX "article_companions_companion_id_idx" ON "article_companions"("companion_id");

-- What comes with it: a thing of that name, or an article.
CREATE TABLE "article_accessories" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "nom" TEXT,
    "accessory_id" INTEGER,
    "quantite" INTEGER NOT NULL,

    CONSTRAINT "article_accessories_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "article_accessories_kind" CHECK (num_nonnulls("nom", "accessory_id") = 1),
    CONSTRAINT "article_accessories_other" CHECK ("accessory_id" <> "article_id"),
    CONSTRAINT "article_accessories_quantite_check" CHECK ("quantite" >= 1),
    CONSTRAINT "article_accessories_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "article_accessories_accessory_id_fkey" FOREIGN KEY ("accessory_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "article_accessories_article_id_position_key" ON "article_accessories"("article_id", "position");
CREATE INDEX "article_accessories_accessory_id_idx" ON "article_accessories"("accessory_id");

-- What a pack is made of.
CREATE TABLE "pack_components" (
    "id" SERIAL NOT NULL,
    "pack_id" INTEGER NOT NULL,
    "component_id" INTEGER NOT NULL,
    "quantite" INTEGER NOT NULL,
    "terrain" "ground",
    "choix" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL,

    CONSTRAINT "pack_components_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "pack_components_quantite_check" CHECK ("quantite" >= 1),
    CONSTRAINT "pack_components_itself_check" CHECK ("pack_id" <> "component_id"),
    CONSTRAINT "pack_components_pack_id_fkey" FOREIGN KEY ("pack_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "pack_components_component_id_fkey" FOREIGN KEY ("component_id") REFERENCES "articles"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "pack_components_component_id_idx" ON "pack_components"("component_id");
CREATE UNIQUE INDEX "pack_components_pack_id_position_key" ON "pack_components"("pack_id", "position");

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

CREATE TABLE "article_set_items" (
    "id" SERIAL NOT NULL,
    "set_id" INTEGER NOT NULL,
    "article_id" INTEGER NOT NULL,
    "quantite" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "article_set_items_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "article_set_items_quantite_check" CHECK ("quantite" >= 1),
    CONSTRAINT "article_set_items_set_id_fkey" FOREIGN KEY ("set_id") REFERENCES "article_sets"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "article_set_items_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "article_set_items_set_id_article_id_key" ON "article_set_items"("set_id", "article_id");
CREATE INDEX "article_set_items_article_id_idx" ON "article_set_items"("article_id");

-- Prices of articles from a day on; without a list each article has its own price.
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
    CONSTRAINT "price_list_items_prix_check" CHECK ("prix" >= 0),
    CONSTRAINT "price_list_items_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "price_lists"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "price_list_items_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "price_list_items_list_id_article_id_key" ON "price_list_items"("list_id", "article_id");
CREATE INDEX "price_list_items_article_id_idx" ON "price_list_items"("article_id");

-- Stock is the sum of its movements.
CREATE TABLE "stock_movements" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER NOT NULL,
    "kind" "movement_kind" NOT NULL,
    "quantite" INTEGER NOT NULL,
    "debut" DATE NOT NULL,
    "fin" DATE,
    "motif" TEXT NOT NULL DEFAULT '',
    "fournisseur" TEXT NOT NULL DEFAULT '',
    "cout" DECIMAL(10,2),
    "picture_key" TEXT,
    "auteur" TEXT NOT NULL,
    "fini_par" TEXT,
    "fini_le" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_movements_pkey" PRIMARY KEY ("id"),
    -- A movement that lasts is not over some day, and each kind adds or takes.
    CONSTRAINT "stock_movements_quantite_check" CHECK (
        CASE WHEN "kind" IN ('perte', 'vente', 'hors_service') THEN "quantite" < 0
            WHEN "kind" = 'correction' THEN "quantite" <> 0
            WHEN "kind" = 'initial' THEN "quantite" >= 0
            ELSE "quantite" > 0 END),
    CONSTRAINT "stock_movements_fin_check" CHECK ("fin" IS NULL OR "kind" IN ('hors_service', 'location')),
    -- What is ended on its first day or before was never so: the day before it.
    CONSTRAINT "stock_movements_days_check" CHECK ("fin" >= "debut" - 1),
    CONSTRAINT "stock_movements_cout_check" CHECK ("cout" >= 0),
    CONSTRAINT "stock_movements_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "stock_movements_picture_key_fkey" FOREIGN KEY ("picture_key") REFERENCES "pictures"("key") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "stock_movements_article_id_id_idx" ON "stock_movements"("article_id", "id");
CREATE INDEX "stock_movements_picture_key_idx" ON "stock_movements"("picture_key");
-- What is out of service or rented in, which availability reads.
CREATE INDEX "stock_movements_temporary_idx" ON "stock_movements" ("article_id", "debut", "fin")
    WHERE "kind" IN ('hors_service', 'location');

-- The stock of the articles that there are.
INSERT INTO "stock_movements" ("article_id", "kind", "quantite", "debut", "auteur", "created_at")
    SELECT "id", 'initial', "quantite", ("created_at" AT TIME ZONE 'Europe/Paris')::date, 'système', "created_at"
    FROM "articles" WHERE "quantite" IS NOT NULL ORDER BY "id";

-- Pieces that bear a number, where the company marks them.
CREATE TABLE "piece_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "actif" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "piece_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "piece_settings_one_row" CHECK ("id" = 1)
);

CREATE TABLE "pieces" (
    "id" SERIAL NOT NULL,
    "article_id" INTEGER NOT NULL,
    "numero" TEXT NOT NULL,
    "notes" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "devenir" "PieceFate",
    "etiquette_le" TIMESTAMPTZ(3),

    CONSTRAINT "pieces_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "pieces_numero_check" CHECK ("numero" ~ '^[A-Z0-9]([A-Z0-9-]{0,18}[A-Z0-9])?$'),
    CONSTRAINT "pieces_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "pieces_numero_key" ON "pieces"("numero");
CREATE INDEX "pieces_article_id_numero_idx" ON "pieces"("article_id", "numero");

CREATE TABLE "stock_movement_pieces" (
    "movement_id" INTEGER NOT NULL,
    "piece_id" INTEGER NOT NULL,

    CONSTRAINT "stock_movement_pieces_pkey" PRIMARY KEY ("movement_id","piece_id"),
    CONSTRAINT "stock_movement_pieces_movement_id_fkey" FOREIGN KEY ("movement_id") REFERENCES "stock_movements"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "stock_movement_pieces_piece_id_fkey" FOREIGN KEY ("piece_id") REFERENCES "pieces"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "stock_movement_pieces_piece_id_idx" ON "stock_movement_pieces"("piece_id");

-- A change of what only an article's own views show names the article: other pages stay. Every other change of articles,
-- and one of many, names the table alone, as before.

CREATE FUNCTION "notify_changed_articles"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    -- No list is made, and no other article's stock, of these.
    own CONSTANT text[] := ARRAY[
        'prix', 'courte_description', 'longue_description', 'included', 'excluded', 'montant_caution', 'cout_montage',
        'valeur_remplacement', 'frais_nettoyage', 'taux_tva', 'search_text', 'search_trigrams', 'search_folding',
        'is_example', 'updated_at'];
BEGIN
    IF (SELECT count(*) FROM new_rows) BETWEEN 1 AND 20
        AND NOT EXISTS (
            SELECT FROM new_rows LEFT JOIN old_rows USING (id)
            WHERE to_jsonb(new_rows) - own IS DISTINCT FROM to_jsonb(old_rows) - own)
    THEN
        PERFORM pg_notify('barnum_changes', TG_TABLE_NAME || ':' || id) FROM new_rows;
    ELSE
        PERFORM pg_notify('barnum_changes', TG_TABLE_NAME);
    END IF;
    RETURN NULL;
END;
$$;

DROP TRIGGER "articles_notify_change" ON "articles";

CREATE TRIGGER "articles_notify_change"
    AFTER INSERT OR DELETE OR TRUNCATE ON "articles"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

CREATE TRIGGER "articles_notify_changed_rows"
    AFTER UPDATE ON "articles" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_articles"();
