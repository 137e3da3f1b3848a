-- A second factor can be asked of the whole team; what was asked of the gérants stays. Adds only.
ALTER TABLE "team_settings" ADD COLUMN "team_needs_second_factor" BOOLEAN NOT NULL DEFAULT false;
