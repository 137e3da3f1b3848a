-- Days of a rental that only the company's closing adds cost nothing; requests that are there keep their prices.
ALTER TABLE "reservation_requests" ADD COLUMN "jours_offerts" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "reservation_requests" ADD CONSTRAINT "reservation_requests_days_offered_check" CHECK ("jours_offerts" >= 0);
