-- The mail server set in the back-office; one at most, its password encrypted.

CREATE TABLE "mail_server" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "host" TEXT NOT NULL,
    "port" INTEGER NOT NULL,
    "account" TEXT NOT NULL DEFAULT '',
    "password" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_server_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mail_server_id_check" CHECK ("id" = 1)
);

CREATE TRIGGER "mail_server_notify_change"
    AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "mail_server"
    FOR EACH STATEMENT EXECUTE FUNCTION "notify_change"();
