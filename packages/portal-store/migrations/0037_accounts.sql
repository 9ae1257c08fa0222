-- Known devices, codes for contact numbers, requests for links, and what is refused by keyed hashes. Numbers that were there before count as
-- not confirmed: nobody ever typed in a code that was sent to them. The address of whoever activated an account by a link is confirmed;
-- administrators may have had the operator's link alone (docs/decisions/0125-accounts-and-strangers.md).
CREATE TABLE "blocked_hash" (
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_hash_kind_hash_pk" PRIMARY KEY("kind","hash"),
	CONSTRAINT "blocked_hash_kind" CHECK ("blocked_hash"."kind" in ('free units', 'texts'))
);
--> statement-breakpoint
CREATE TABLE "contact_code" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"origin" text NOT NULL,
	"ticket_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_request_kind" CHECK ("mail_request"."kind" in ('activation', 'reset'))
);
--> statement-breakpoint
ALTER TABLE "one_time_token" DROP CONSTRAINT "one_time_token_purpose";--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD COLUMN "sign_up_hash" text;--> statement-breakpoint
ALTER TABLE "portal_user" ADD COLUMN "contact_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal_user" ADD COLUMN "address_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portal_user" ADD COLUMN "has_free_units" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_code" ADD CONSTRAINT "contact_code_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_hash_end" ON "blocked_hash" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "known_device_user" ON "known_device" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "known_device_use" ON "known_device" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "mail_expiry" ON "mail" USING btree ("expires_at") WHERE text <> '';--> statement-breakpoint
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_purpose" CHECK ("one_time_token"."purpose" in ('activation', 'reset', 'set-up'));--> statement-breakpoint
UPDATE "portal_user" SET "address_confirmed_at" = "activated_at" WHERE "role" = 'user';--> statement-breakpoint
UPDATE "mail" SET "expires_at" = "created_at" + interval '24 hours' WHERE "text" LIKE '%/hedera/activate?token=%';--> statement-breakpoint
UPDATE "mail" SET "expires_at" = "created_at" + interval '1 hour' WHERE "text" LIKE '%/hedera/reset-password?token=%';
