CREATE TABLE "api_key_call" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_key_call_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"access_key" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"call" text NOT NULL,
	"status" integer NOT NULL,
	"units" bigint NOT NULL,
	"duration_ms" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "addresses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "calls" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key_call" ADD CONSTRAINT "api_key_call_access_key_api_key_access_key_fk" FOREIGN KEY ("access_key") REFERENCES "public"."api_key"("access_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_call_key" ON "api_key_call" USING btree ("access_key","id");