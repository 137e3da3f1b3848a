-- Customers, to whom administrators join requests. Adds only.

CREATE TYPE "customer_kind" AS ENUM ('particulier', 'professionnel', 'association', 'collectivite');

ALTER TABLE "reservation_requests" ADD COLUMN     "customer_id" INTEGER,
ADD COLUMN     "donnees_effacees_le" TIMESTAMPTZ(3);

-- « nom_trie » by code points: one index sorts it and finds how it begins.
CREATE TABLE "customers" (
    "id" SERIAL NOT NULL,
    "kind" "customer_kind" NOT NULL,
    "nom" TEXT NOT NULL,
    "prenom" TEXT NOT NULL DEFAULT '',
    "contacts" JSONB NOT NULL DEFAULT '[]',
    "emails" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "telephones" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "rue" TEXT NOT NULL DEFAULT '',
    "code_postal" TEXT NOT NULL DEFAULT '',
    "ville" TEXT NOT NULL DEFAULT '',
    "pays" TEXT NOT NULL DEFAULT 'FR',
    "adresses_livraison" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "siret" TEXT,
    "numero_tva" TEXT,
    "bon_de_commande" BOOLEAN NOT NULL DEFAULT false,
    "notes" TEXT NOT NULL DEFAULT '',
    "etiquettes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "nom_trie" TEXT COLLATE "C" NOT NULL,
    "search_text" TEXT NOT NULL,
    "search_trigrams" SMALLINT[],
    "match_keys" TEXT[],
    "merged_into_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "customers_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "customer_merges" (
    "customer_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "auteur" TEXT NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "kept_updated_at" TIMESTAMPTZ(3) NOT NULL,
    "request_ids" INTEGER[],

    CONSTRAINT "customer_merges_pkey" PRIMARY KEY ("customer_id")
);

CREATE INDEX "customers_nom_trie_id_idx" ON "customers"("nom_trie", "id");

CREATE INDEX "customers_search_trigrams_idx" ON "customers" USING GIN ("search_trigrams");

CREATE INDEX "customers_match_keys_idx" ON "customers" USING GIN ("match_keys");

CREATE INDEX "customers_merged_into_id_idx" ON "customers"("merged_into_id");

CREATE INDEX "reservation_requests_customer_id_created_at_idx" ON "reservation_requests"("customer_id", "created_at");

ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "reservation_requests" ADD CONSTRAINT "reservation_requests_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the law keeps of a request whose person asked for its erasure has neither telephone nor e-mail.
ALTER TABLE "reservation_requests"
    DROP CONSTRAINT "reservation_requests_contact_check",
    ADD CONSTRAINT "reservation_requests_contact_check"
        CHECK ("phone" IS NOT NULL OR "email" IS NOT NULL OR "donnees_effacees_le" IS NOT NULL);
