CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dapp_logo" (
	"dapp_id" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"image" "bytea" NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplace_link" (
	"token_id" text NOT NULL,
	"serial" bigint DEFAULT 0 NOT NULL,
	"link" text NOT NULL,
	"approved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marketplace_link_token_id_serial_pk" PRIMARY KEY("token_id","serial")
);
--> statement-breakpoint
CREATE TABLE "submission" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submission_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"user_id" bigint,
	"dapp_id" text,
	"content" jsonb NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" bigint,
	"reason" text,
	CONSTRAINT "submission_state" CHECK ("submission"."state" in ('pending', 'approved', 'refused', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "dapp_contract" ADD COLUMN "approved" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "dapp_contract" ADD COLUMN "abi" jsonb;--> statement-breakpoint
ALTER TABLE "dapp" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "dapp" ADD COLUMN "review" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "dapp" ADD COLUMN "registered" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "dapp_logo" ADD CONSTRAINT "dapp_logo_dapp_id_dapp_id_fk" FOREIGN KEY ("dapp_id") REFERENCES "public"."dapp"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_dapp_id_dapp_id_fk" FOREIGN KEY ("dapp_id") REFERENCES "public"."dapp"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_reviewed_by_portal_user_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."portal_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "submission_queue" ON "submission" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "submission_user" ON "submission" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_dapp_pending" ON "submission" USING btree ("dapp_id","kind") WHERE state = 'pending' and kind in ('dapp', 'dapp-change');--> statement-breakpoint
ALTER TABLE "dapp" ADD CONSTRAINT "dapp_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dapp_user" ON "dapp" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "dapp" ADD CONSTRAINT "dapp_review" CHECK ("dapp"."review" in ('pending', 'approved', 'refused'));--> statement-breakpoint
ALTER TABLE "dapp" ADD CONSTRAINT "dapp_active_is_approved" CHECK (not "dapp"."active" or "dapp"."review" = 'approved');--> statement-breakpoint
CREATE TRIGGER "content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "dapp_logo" FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE TRIGGER "content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "marketplace_link" FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
