-- Pieces that lacked, as visitors and administrators met it: counters that tell of nobody. Adds only.

CREATE TYPE "missed_demand_kind" AS ENUM ('complet', 'abaissee');

CREATE TABLE "missed_demands" (
    "article_id" INTEGER NOT NULL,
    "kind" "missed_demand_kind" NOT NULL,
    "jour" DATE NOT NULL,
    "debut" DATE NOT NULL,
    "fin" DATE NOT NULL,
    "pieces" INTEGER NOT NULL,
    "is_example" BOOLEAN NOT NULL DEFAULT is_filling_example(),

    CONSTRAINT "missed_demands_pkey" PRIMARY KEY ("article_id","kind","jour","debut","fin"),
    CONSTRAINT "missed_demands_pieces_check" CHECK (pieces > 0),
    CONSTRAINT "missed_demands_days_check" CHECK (debut <= fin)
);

CREATE INDEX "missed_demands_debut_idx" ON "missed_demands"("debut");

ALTER TABLE "missed_demands" ADD CONSTRAINT "missed_demands_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "articles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
