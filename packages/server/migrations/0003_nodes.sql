CREATE TABLE "agreements" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nodes" (
	"id" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "keeper" text;--> statement-breakpoint
ALTER TABLE "tables" ADD CONSTRAINT "tables_keeper_nodes_id_fk" FOREIGN KEY ("keeper") REFERENCES "public"."nodes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tables_keeper" ON "tables" USING btree ("keeper") WHERE "tables"."keeper" is not null;--> statement-breakpoint
CREATE INDEX "tables_unkept" ON "tables" USING btree ("created_at") WHERE "tables"."header" is not null and not "tables"."over" and "tables"."keeper" is null;