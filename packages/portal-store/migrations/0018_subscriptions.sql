CREATE TABLE "feed_position" (
	"name" text PRIMARY KEY NOT NULL,
	"followed_ns" bigint,
	"rules_version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "queue_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" bigint NOT NULL,
	"message_id" uuid NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"visible_at" timestamp with time zone DEFAULT now() NOT NULL,
	"receipt" uuid,
	"received_count" integer DEFAULT 0 NOT NULL,
	"first_received_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription_abi" (
	"subscription_id" bigint PRIMARY KEY NOT NULL,
	"abi" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_filter" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_filter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" bigint NOT NULL,
	"type" text NOT NULL,
	"values" text[] NOT NULL,
	"signatures" text[] DEFAULT '{}' NOT NULL,
	"since_ns" bigint NOT NULL,
	CONSTRAINT "subscription_filter_type" CHECK ("subscription_filter"."type" in ('PAYER_ACCOUNT', 'SENDER_ACCOUNT', 'RECEIVER_ACCOUNT', 'CONTRACT', 'MEMO', 'FUNCTION_NAME', 'TOPIC'))
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"model" text NOT NULL,
	"queue_name" text NOT NULL,
	"transaction_types" text[] DEFAULT '{}' NOT NULL,
	"expires_on" date,
	"remaining" bigint,
	"iam_users" text[] DEFAULT '{}' NOT NULL,
	"stopped_at_ns" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_queue_name_unique" UNIQUE("queue_name"),
	CONSTRAINT "subscription_type" CHECK ("subscription"."type" in ('EVENT', 'TRANSACTION', 'HCS_TOPIC')),
	CONSTRAINT "subscription_model" CHECK ("subscription"."model" in ('FREE', 'EXPIRE_DATE', 'DATA', 'COUNT')),
	CONSTRAINT "subscription_remaining" CHECK ("subscription"."remaining" >= 0)
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "key_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "queue_message" ADD CONSTRAINT "queue_message_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_abi" ADD CONSTRAINT "subscription_abi_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_filter" ADD CONSTRAINT "subscription_filter_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queue_message_queue" ON "queue_message" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE INDEX "queue_message_sent" ON "queue_message" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "subscription_filter_subscription" ON "subscription_filter" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscription_user" ON "subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscription_stopped" ON "subscription" USING btree ("id") WHERE "subscription"."stopped_at_ns" is not null;--> statement-breakpoint
INSERT INTO "feed_position" ("name", "followed_ns", "rules_version") VALUES ('feeds', NULL, 1);
