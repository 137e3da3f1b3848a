-- Messages to visitors and administrators, and their words.

CREATE TABLE "mails" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER,
    "kind" TEXT NOT NULL,
    "occasion" TEXT,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3),
    "failure" TEXT,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mails_sent_check" CHECK ("sent_at" IS NULL OR "due_at" IS NULL)
);

CREATE TABLE "mail_templates" (
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_templates_pkey" PRIMARY KEY ("kind")
);

CREATE INDEX "mails_due_at_idx" ON "mails"("due_at");

CREATE INDEX "mails_created_at_idx" ON "mails"("created_at");

CREATE UNIQUE INDEX "mails_request_id_kind_occasion_key" ON "mails"("request_id", "kind", "occasion");

ALTER TABLE "mails" ADD CONSTRAINT "mails_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever sends them hears that there is one to try.
CREATE TRIGGER "mails_notify_change"
    AFTER INSERT OR UPDATE ON "mails"
    FOR EACH ROW WHEN (NEW."attempts" = 0 AND NEW."due_at" IS NOT NULL) EXECUTE FUNCTION "notify_change"();
