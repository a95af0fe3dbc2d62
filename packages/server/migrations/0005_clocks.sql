DROP INDEX "entries_away";--> statement-breakpoint
CREATE INDEX "entries_away" ON "entries" USING btree ("match_id","seq") WHERE "entries"."kind" in ('takenOver', 'givenBack', 'clock');