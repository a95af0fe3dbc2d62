CREATE TABLE "quiets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"whom" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remarks" (
	"table_id" text NOT NULL,
	"side" text NOT NULL,
	"number" integer NOT NULL,
	"user_id" text,
	"seat" smallint,
	"text" text,
	"phrase" text,
	"key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remarks_pkey" PRIMARY KEY("table_id","side","number")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"table_id" text,
	"user_id" text,
	"about" text,
	"reason" text NOT NULL,
	"lines" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "quiets" ADD CONSTRAINT "quiets_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiets" ADD CONSTRAINT "quiets_whom_user_id_fk" FOREIGN KEY ("whom") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_about_user_id_fk" FOREIGN KEY ("about") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quiets_once" ON "quiets" USING btree ("user_id","whom");--> statement-breakpoint
CREATE INDEX "quiets_whom" ON "quiets" USING btree ("whom");--> statement-breakpoint
CREATE UNIQUE INDEX "remarks_key" ON "remarks" USING btree ("table_id","key");--> statement-breakpoint
CREATE INDEX "remarks_user" ON "remarks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_created" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id");