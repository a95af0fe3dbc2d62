ALTER TABLE "tables" ADD COLUMN "maker" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "sent_away" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_maker_user_id_fk" FOREIGN KEY ("maker") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;