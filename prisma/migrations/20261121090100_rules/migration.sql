-- Rules that the Prisma schema cannot express: the database keeps them whoever writes.

ALTER TABLE "articles"
    ADD CONSTRAINT "articles_nom_check" CHECK (length(btrim("nom")) > 0),
    ADD CONSTRAINT "articles_prix_check" CHECK ("prix" >= 0),
    ADD CONSTRAINT "articles_montant_caution_check" CHECK ("montant_caution" >= 0),
    ADD CONSTRAINT "articles_cout_montage_check" CHECK ("cout_montage" >= 0),
    ADD CONSTRAINT "articles_quantite_check" CHECK ("quantite" >= 0),
    ADD CONSTRAINT "articles_unite_check" CHECK ("unite" IN ('unitaire', 'journée', 'weekend'));

ALTER TABLE "categories"
    ADD CONSTRAINT "categories_nom_check" CHECK (length(btrim("nom")) > 0),
    ADD CONSTRAINT "categories_ordre_check" CHECK ("ordre" >= 0),
    ADD CONSTRAINT "categories_slug_check" CHECK ("slug" <> 'non-categorise');

-- At most one primary image an article, at every moment.
CREATE UNIQUE INDEX "article_images_one_primary" ON "article_images"("article_id") WHERE "primary";

ALTER TABLE "reservation_requests"
    ADD CONSTRAINT "reservation_requests_contact_check" CHECK ("phone" IS NOT NULL OR "email" IS NOT NULL),
    ADD CONSTRAINT "reservation_requests_adresse_check" CHECK (("adresse" IS NOT NULL) = "livraison_montage");

ALTER TABLE "reservation_request_items"
    ADD CONSTRAINT "reservation_request_items_quantite_check" CHECK ("quantite" >= 1),
    ADD CONSTRAINT "reservation_request_items_amounts_check"
        CHECK ("prix" >= 0 AND "montant_caution" >= 0 AND "cout_montage" >= 0);

ALTER TABLE "users" ADD CONSTRAINT "users_role_check" CHECK ("role" IN ('admin', 'user'));

-- CGV versions are append-only.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;

CREATE TRIGGER "sales_conditions_versions_append_only"
    BEFORE UPDATE OR DELETE ON "sales_conditions_versions"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
