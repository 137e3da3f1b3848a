-- Forgotten passwords, links that are sent by mail, and the mails about an account.

-- CreateEnum
CREATE TYPE "account_link_purpose" AS ENUM ('password', 'invitation', 'oldEmail', 'newEmail');

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "account_link_id" INTEGER;

-- CreateTable
CREATE TABLE "password_resets_asked" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_resets_asked_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_links" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "purpose" "account_link_purpose" NOT NULL,
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "account_links_user_id_idx" ON "account_links"("user_id");

-- CreateIndex
CREATE INDEX "account_links_expires_at_idx" ON "account_links"("expires_at");

-- CreateIndex
CREATE INDEX "mails_account_link_id_idx" ON "mails"("account_link_id");

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_account_link_id_fkey" FOREIGN KEY ("account_link_id") REFERENCES "account_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "password_resets_asked_notify_change"
    AFTER INSERT ON "password_resets_asked"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();
