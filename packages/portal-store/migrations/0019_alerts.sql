CREATE TABLE "alert" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"account_id" text NOT NULL,
	"channel" text NOT NULL,
	"transactions" integer NOT NULL,
	"entries" jsonb NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alert_channel" CHECK ("alert"."channel" in ('email', 'sms'))
);
--> statement-breakpoint
DROP INDEX "saved_account_account";--> statement-breakpoint
DROP INDEX "mail_due";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "saved_account" ADD COLUMN "email_since_ns" bigint;--> statement-breakpoint
ALTER TABLE "saved_account" ADD COLUMN "sms_since_ns" bigint;--> statement-breakpoint
ALTER TABLE "saved_account" ADD COLUMN "smallest_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_account" ADD COLUMN "direction" text DEFAULT 'both' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_account" ADD COLUMN "email_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_account" ADD COLUMN "sms_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_saved_account" FOREIGN KEY ("user_id","account_id") REFERENCES "public"."saved_account"("user_id","account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_of" ON "alert" USING btree ("user_id","account_id","channel");--> statement-breakpoint
CREATE INDEX "saved_account_watched" ON "saved_account" USING btree ("account_id") WHERE email or sms;--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("channel","due_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_channel" CHECK ("mail"."channel" in ('email', 'sms'));--> statement-breakpoint
ALTER TABLE "saved_account" ADD CONSTRAINT "saved_account_direction" CHECK ("saved_account"."direction" in ('in', 'out', 'both'));--> statement-breakpoint
ALTER TABLE "saved_account" ADD CONSTRAINT "saved_account_smallest_amount" CHECK ("saved_account"."smallest_amount" >= 0);