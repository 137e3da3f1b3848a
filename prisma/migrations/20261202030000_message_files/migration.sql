-- Files that come with a message of a private page, or of the company to it. Adds only.

ALTER TABLE "request_files" ADD COLUMN "message_id" INTEGER;

CREATE INDEX "request_files_message_id_idx" ON "request_files"("message_id");

ALTER TABLE "request_files" ADD CONSTRAINT "request_files_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "request_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
