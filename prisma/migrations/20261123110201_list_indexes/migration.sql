-- The list's filters are counted out of an index alone, without their rows.
DROP INDEX "reservation_requests_date_idx";
DROP INDEX "reservation_requests_debut_idx";
CREATE INDEX "reservation_requests_date_statut_livraison_montage_idx" ON "reservation_requests"("date", "statut", "livraison_montage");
CREATE INDEX "reservation_requests_debut_statut_livraison_montage_idx" ON "reservation_requests"("debut", "statut", "livraison_montage");

-- The order of the articles' list.
CREATE INDEX "articles_created_at_id_idx" ON "articles"("created_at", "id");
