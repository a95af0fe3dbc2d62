ALTER TABLE "seats" ADD COLUMN "seal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "lapsed" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
UPDATE "seats" SET "ready" = false, "contribution" = '', "loadout" = null FROM "tables" WHERE "tables"."id" = "seats"."table_id" AND "tables"."header" IS NULL;