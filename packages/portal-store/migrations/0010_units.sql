-- Nothing is lost with it: a crash of the database refills all buckets.
CREATE UNLOGGED TABLE "rate_bucket" (
	"access_key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"given" integer NOT NULL,
	"refilled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit_balance" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"balance" bigint NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	"full" bigint NOT NULL,
	"told" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "unit_balance_covered" CHECK ("unit_balance"."reserved" >= 0 and "unit_balance"."balance" >= "unit_balance"."reserved")
);
--> statement-breakpoint
CREATE TABLE "unit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"units" bigint NOT NULL,
	"calls" bigint DEFAULT 0 NOT NULL,
	"access_key" text,
	"call" text,
	"minute" timestamp with time zone,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unit_entry_reference_unique" UNIQUE("reference"),
	CONSTRAINT "unit_entry_kind" CHECK ("unit_entry"."kind" in ('grant', 'purchase', 'use', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "unit_reservation" (
	"process_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"units" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unit_reservation_user_id_process_id_pk" PRIMARY KEY("user_id","process_id"),
	CONSTRAINT "unit_reservation_units" CHECK ("unit_reservation"."units" >= 0)
);
--> statement-breakpoint
ALTER TABLE "unit_balance" ADD CONSTRAINT "unit_balance_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_entry" ADD CONSTRAINT "unit_entry_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_reservation" ADD CONSTRAINT "unit_reservation_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unit_entry_user" ON "unit_entry" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "unit_entry_key" ON "unit_entry" USING btree ("access_key","minute");