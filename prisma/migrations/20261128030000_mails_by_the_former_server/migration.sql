-- A mail that tells of another mail server leaves by the one before it. Adds only.
ALTER TABLE "mails" ADD COLUMN "former_server" JSONB;
