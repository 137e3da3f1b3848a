-- CreateTable
CREATE TABLE "article_slugs" (
    "slug" TEXT NOT NULL,
    "article_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "article_slugs_article_id_idx" ON "article_slugs"("article_id");

-- AddForeignKey
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
