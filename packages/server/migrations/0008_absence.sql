CREATE TABLE "notice_wishes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"mail" boolean NOT NULL,
	"language" text NOT NULL,
	"quiet_from" smallint NOT NULL,
	"quiet_until" smallint NOT NULL,
	"zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"match_id" text NOT NULL,
	"seat" smallint NOT NULL,
	"entry" integer NOT NULL,
	"head" integer NOT NULL,
	"begun_at" bigint NOT NULL,
	"tries" smallint NOT NULL,
	"done" boolean NOT NULL,
	CONSTRAINT "notices_match_id_seat_entry_pk" PRIMARY KEY("match_id","seat","entry")
);
--> statement-breakpoint
ALTER TABLE "seats" ADD COLUMN "seen_at" bigint;--> statement-breakpoint
ALTER TABLE "notice_wishes" ADD CONSTRAINT "notice_wishes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_match_id_tables_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;