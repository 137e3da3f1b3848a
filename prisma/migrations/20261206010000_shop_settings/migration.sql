-- What the company uses, and whether its site is open: adds only. Shops that exist have no row, so all is on and open.

CREATE TABLE "shop_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "publie" BOOLEAN NOT NULL DEFAULT true,
    "equipe" BOOLEAN NOT NULL DEFAULT true,
    "packs" BOOLEAN NOT NULL DEFAULT true,
    "livraison" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shop_settings_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_one_row" CHECK ("id" = 1);

CREATE TRIGGER "shop_settings_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shop_settings"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();

SELECT "journal_table"('shop_settings');
