CREATE TABLE "delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" bigint NOT NULL,
	"message_id" uuid NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"batch_id" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"status" integer,
	"response" text,
	"took_ms" integer,
	CONSTRAINT "delivery_state" CHECK ("delivery"."state" in ('waiting', 'delivered', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"subscription_id" bigint PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"secret_sealed" "bytea" NOT NULL,
	"old_secret_sealed" "bytea",
	"old_secret_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_until" timestamp with time zone,
	"paused_for" text,
	CONSTRAINT "webhook_paused_for" CHECK ("webhook"."paused_for" in ('owner', 'failure'))
);
--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_waiting" ON "delivery" USING btree ("subscription_id","id") WHERE "delivery"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "delivery_subscription" ON "delivery" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE INDEX "delivery_queued" ON "delivery" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "webhook_due" ON "webhook" USING btree ("due_at") WHERE "webhook"."paused_for" is null;