CREATE TABLE "aws_queue" (
	"queue_name" text PRIMARY KEY NOT NULL,
	"subscription_id" bigint,
	"url" text,
	"admits" text[],
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "aws_queue_subscription_id_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
CREATE TABLE "receiver" (
	"subscription_id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"url" text,
	"secret_sealed" "bytea",
	"old_secret_sealed" "bytea",
	"old_secret_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_until" timestamp with time zone,
	"paused_for" text,
	CONSTRAINT "receiver_paused_for" CHECK ("receiver"."paused_for" in ('owner', 'failure')),
	CONSTRAINT "receiver_kind" CHECK (num_nonnulls("receiver"."url", "receiver"."secret_sealed") = case "receiver"."kind" when 'webhook' then 2 when 'queue' then 0 else -1 end)
);
--> statement-breakpoint
INSERT INTO "receiver" ("kind", "subscription_id", "url", "secret_sealed", "old_secret_sealed", "old_secret_until", "failing_since", "due_at", "taken_until", "paused_for") SELECT 'webhook', "subscription_id", "url", "secret_sealed", "old_secret_sealed", "old_secret_until", "failing_since", "due_at", "taken_until", "paused_for" FROM "webhook";--> statement-breakpoint
DROP TABLE "webhook";--> statement-breakpoint
DROP INDEX "queue_message_waiting";--> statement-breakpoint
ALTER TABLE "queue_message" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "queue_message" ADD COLUMN "attributes" jsonb;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "most_receives" integer;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "replay_looked" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "aws_queue" ADD CONSTRAINT "aws_queue_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receiver" ADD CONSTRAINT "receiver_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receiver_due" ON "receiver" USING btree ("due_at") WHERE "receiver"."paused_for" is null;--> statement-breakpoint
CREATE INDEX "queue_message_waiting" ON "queue_message" USING btree ("subscription_id","id") WHERE "queue_message"."deleted_at" is null and "queue_message"."dead_at" is null;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_most_receives" CHECK ("subscription"."most_receives" between 1 and 1000);