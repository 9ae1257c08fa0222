CREATE TABLE "api_key" (
	"access_key" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"key_hash" text NOT NULL,
	"key_end" text NOT NULL,
	"state" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_key_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "api_key_state" CHECK ("api_key"."state" in ('ACTIVE', 'INACTIVE'))
);
--> statement-breakpoint
CREATE TABLE "saved_account" (
	"user_id" bigint NOT NULL,
	"account_id" text NOT NULL,
	"alias" text,
	"sms" boolean DEFAULT false NOT NULL,
	"email" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_account_user_id_account_id_pk" PRIMARY KEY("user_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_account" ADD CONSTRAINT "saved_account_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_user" ON "api_key" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_account_account" ON "saved_account" USING btree ("account_id");