-- Lines that are added to a request at once.

CREATE TABLE "line_templates" (
    "id" SERIAL NOT NULL,
    "nom" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "line_templates_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "line_templates_nom_check" CHECK (length(btrim("nom")) > 0)
);

CREATE UNIQUE INDEX "line_templates_nom_key" ON "line_templates"("nom");

CREATE TABLE "line_template_items" (
    "id" SERIAL NOT NULL,
    "template_id" INTEGER NOT NULL,
    "nature" "line_kind" NOT NULL DEFAULT 'article',
    "article_id" INTEGER,
    "nom" TEXT NOT NULL,
    "quantite" INTEGER NOT NULL,
    "prix" DECIMAL(10,2),
    "coefficient" DECIMAL(6,3),
    "remise" DECIMAL(10,2),
    "remise_en_pourcent" BOOLEAN NOT NULL DEFAULT false,
    "motif_remise" TEXT NOT NULL DEFAULT '',
    "taux_tva" DECIMAL(4,2),

    CONSTRAINT "line_template_items_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "line_template_items_quantite_check" CHECK ("quantite" >= 1),
    CONSTRAINT "line_template_items_deal_check"
        CHECK ("prix" >= 0 AND "coefficient" > 0 AND "taux_tva" >= 0 AND "remise" >= 0 AND (NOT "remise_en_pourcent" OR "remise" <= 100)),
    CONSTRAINT "line_template_items_nature_check" CHECK ("nature" = 'article' OR "article_id" IS NULL)
);

CREATE INDEX "line_template_items_template_id_idx" ON "line_template_items"("template_id");
CREATE INDEX "line_template_items_article_id_idx" ON "line_template_items"("article_id");

ALTER TABLE "line_template_items" ADD CONSTRAINT "line_template_items_template_id_fkey"
    FOREIGN KEY ("template_id") REFERENCES "line_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "line_template_items" ADD CONSTRAINT "line_template_items_article_id_fkey"
    FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
