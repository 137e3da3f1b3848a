-- The mails that a change of state wrote and those that it gave up: undoing it gives up the first and restores the others.
ALTER TABLE "request_events"
    ADD COLUMN "mails_written" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
    ADD COLUMN "mails_cancelled" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[];
