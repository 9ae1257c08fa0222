ALTER TABLE "delivery" ADD COLUMN "replayed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "queue_message" ADD COLUMN "replayed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "queue_message" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "replay_from_ns" bigint;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "replayed_ns" bigint;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "replay_until_ns" bigint;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "replays" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "queue_message_waiting" ON "queue_message" USING btree ("subscription_id","id") WHERE "queue_message"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_replay" CHECK (num_nulls("subscription"."replay_from_ns", "subscription"."replayed_ns", "subscription"."replay_until_ns") in (0, 3) and ("subscription"."stopped_at_ns" is not null or "subscription"."replay_until_ns" is null));