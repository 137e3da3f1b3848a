-- A request may choose its day of pick-up, as it may its return; those that are there keep their days.
ALTER TABLE "reservation_requests" ADD COLUMN "date_retrait" DATE;

ALTER TABLE "reservation_requests" ADD CONSTRAINT "reservation_requests_pick_up_check" CHECK ("date_retrait" <= "date");
