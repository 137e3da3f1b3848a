-- What a part of a pack cost alone on the day of the request, by which the pack's price is spread over its parts. Adds only.

ALTER TABLE "request_item_components" ADD COLUMN     "prix" DECIMAL(10,2);
