-- Where copies of a customer's quotes, invoices and reminders go, each a mail of its own. Adds only.
ALTER TABLE "customers" ADD COLUMN "emails_copie" TEXT[] NOT NULL DEFAULT '{}';
ALTER TABLE "mails" ADD COLUMN "copy_of_id" INTEGER REFERENCES "mails" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "mails_copy_of_id_idx" ON "mails" ("copy_of_id");
