-- Documents and pictures that the company keeps with a request.

CREATE TABLE "request_files" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "nom" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "taille" INTEGER NOT NULL,
    "auteur" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "request_files_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "file_deletions" (
    "key" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_deletions_pkey" PRIMARY KEY ("key")
);

CREATE UNIQUE INDEX "request_files_key_key" ON "request_files"("key");

CREATE INDEX "request_files_request_id_id_idx" ON "request_files"("request_id", "id");

ALTER TABLE "request_files" ADD CONSTRAINT "request_files_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "reservation_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- However a row goes, with its request, by an erasure or a purge, its bytes go as well: a job deletes what is listed.
CREATE FUNCTION note_file_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO file_deletions (key) VALUES (OLD.key) ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

CREATE TRIGGER request_files_deleted AFTER DELETE ON "request_files"
    FOR EACH ROW EXECUTE FUNCTION note_file_deletion();
