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
CREATE TABLE "profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hidden" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rated_matches" (
	"match_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"holder" text NOT NULL,
	"user_id" text,
	"game" text NOT NULL,
	"mode" text NOT NULL,
	"seats" smallint NOT NULL,
	"mu" double precision NOT NULL,
	"sigma" double precision NOT NULL,
	"matches" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratings_pkey" PRIMARY KEY("holder","game","mode","seats")
);
--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "rated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quiets" ADD CONSTRAINT "quiets_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiets" ADD CONSTRAINT "quiets_whom_user_id_fk" FOREIGN KEY ("whom") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remarks" ADD CONSTRAINT "remarks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_table_id_tables_id_fk" FOREIGN KEY ("table_id") REFERENCES "public"."tables"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_about_user_id_fk" FOREIGN KEY ("about") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rated_matches" ADD CONSTRAINT "rated_matches_match_id_tables_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quiets_once" ON "quiets" USING btree ("user_id","whom");--> statement-breakpoint
CREATE INDEX "quiets_whom" ON "quiets" USING btree ("whom");--> statement-breakpoint
CREATE UNIQUE INDEX "remarks_key" ON "remarks" USING btree ("table_id","key");--> statement-breakpoint
CREATE INDEX "remarks_user" ON "remarks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_created" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ratings_user" ON "ratings" USING btree ("user_id");