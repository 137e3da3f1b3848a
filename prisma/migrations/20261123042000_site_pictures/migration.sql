-- A version of a text may be a picture: the logo, the one of the home page. A picture that a version names is kept.
ALTER TABLE "site_texts" ADD COLUMN "picture_key" TEXT;

CREATE INDEX "site_texts_picture_key_idx" ON "site_texts"("picture_key");

ALTER TABLE "site_texts" ADD CONSTRAINT "site_texts_picture_key_fkey" FOREIGN KEY ("picture_key") REFERENCES "pictures"("key") ON DELETE RESTRICT ON UPDATE CASCADE;
