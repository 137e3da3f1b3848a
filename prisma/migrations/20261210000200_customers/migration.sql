-- Customers, to whom administrators join requests. « nom_trie » by code points: one index sorts it and finds how it begins.
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
    -- What public bodies ask of an invoice: the code of their service, and the number of the engagement.
    "code_service" TEXT NOT NULL DEFAULT '',
    "code_service_exige" BOOLEAN NOT NULL DEFAULT false,
    "numero_engagement" TEXT NOT NULL DEFAULT '',
    -- Where copies of quotes, invoices and reminders go, each a mail of its own.
    "emails_copie" TEXT[] NOT NULL DEFAULT '{}',
    "notes" TEXT NOT NULL DEFAULT '',
    "etiquettes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "nom_trie" TEXT COLLATE "C" NOT NULL,
    "search_text" TEXT NOT NULL,
    "search_trigrams" SMALLINT[],
    "search_folding" SMALLINT NOT NULL DEFAULT 0,
    "match_keys" TEXT[],
    "merged_into_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "customers_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "customers_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "customers_nom_trie_id_idx" ON "customers"("nom_trie", "id");
CREATE INDEX "customers_search_trigrams_idx" ON "customers" USING GIN ("search_trigrams");
CREATE INDEX "customers_match_keys_idx" ON "customers" USING GIN ("match_keys");
CREATE INDEX "customers_merged_into_id_idx" ON "customers"("merged_into_id");

-- Two customers that were joined, with what it takes to part them again.
CREATE TABLE "customer_merges" (
    "customer_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "auteur" TEXT NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "kept_updated_at" TIMESTAMPTZ(3) NOT NULL,
    "request_ids" INTEGER[],
    "invoice_ids" INTEGER[],

    CONSTRAINT "customer_merges_pkey" PRIMARY KEY ("customer_id"),
    CONSTRAINT "customer_merges_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customers"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
