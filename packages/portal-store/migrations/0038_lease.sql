-- A lease is named for what it guards; that of the feeds was a row with "feeds:" for its network. The lock that excludes other processes is the
-- same as before: one of an earlier version that has it keeps it, and one that does not finds no table and gets none.
ALTER TABLE "ingest_lease" RENAME TO "lease";--> statement-breakpoint
ALTER TABLE "lease" ADD COLUMN "guards" text DEFAULT 'ingest' NOT NULL;--> statement-breakpoint
ALTER TABLE "lease" ALTER COLUMN "guards" DROP DEFAULT;--> statement-breakpoint
UPDATE "lease" SET "guards" = 'feeds', "network" = '' WHERE "network" = 'feeds:';--> statement-breakpoint
ALTER TABLE "lease" DROP CONSTRAINT "ingest_lease_pkey";--> statement-breakpoint
ALTER TABLE "lease" ADD CONSTRAINT "lease_guards_network_pk" PRIMARY KEY("guards","network");--> statement-breakpoint
ALTER TABLE "lease" ADD CONSTRAINT "lease_guards" CHECK ("lease"."guards" in ('ingest', 'feeds'));
