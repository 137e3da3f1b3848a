-- The ids of a page of the list come out of an index alone, however far down it is.
DROP INDEX "reservation_requests_created_at_idx";
DROP INDEX "reservation_requests_date_statut_livraison_montage_idx";
DROP INDEX "reservation_requests_statut_created_at_idx";
CREATE INDEX "reservation_requests_created_at_id_idx" ON "reservation_requests"("created_at", "id");
CREATE INDEX "reservation_requests_date_statut_livraison_montage_id_idx" ON "reservation_requests"("date", "statut", "livraison_montage", "id");
CREATE INDEX "reservation_requests_statut_created_at_id_idx" ON "reservation_requests"("statut", "created_at", "id");

-- The few that wait for an answer, or to be read.
CREATE INDEX "reservation_requests_annulation_demande_le_idx" ON "reservation_requests"("annulation_demande_le");
CREATE INDEX "request_messages_lu_le_idx" ON "request_messages"("lu_le");
