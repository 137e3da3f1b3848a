-- The key under which a sheet was closed, so that a device may send a closing again. Adds only.

ALTER TABLE "handovers" ADD COLUMN     "closing_key" UUID;
