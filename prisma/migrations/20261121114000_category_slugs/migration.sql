-- CreateTable
CREATE TABLE "category_slugs" (
    "slug" TEXT NOT NULL,
    "category_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "category_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "category_slugs_category_id_idx" ON "category_slugs"("category_id");

-- AddForeignKey
ALTER TABLE "category_slugs" ADD CONSTRAINT "category_slugs_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "category_slugs_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "category_slugs"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();
