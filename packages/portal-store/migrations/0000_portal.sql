CREATE TABLE "announcement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"description" text NOT NULL,
	"link" text,
	"severity" text DEFAULT '' NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"for_logged_in" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_abi" (
	"contract_id" text NOT NULL,
	"hash" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"abi" jsonb NOT NULL,
	"source" text NOT NULL,
	"source_id" text DEFAULT '' NOT NULL,
	"uploaded" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_abi_contract_id_hash_pk" PRIMARY KEY("contract_id","hash")
);
--> statement-breakpoint
CREATE TABLE "dapp_contract" (
	"dapp_id" text NOT NULL,
	"contract_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"byte_code" text,
	"source_code" text,
	CONSTRAINT "dapp_contract_dapp_id_contract_id_pk" PRIMARY KEY("dapp_id","contract_id")
);
--> statement-breakpoint
CREATE TABLE "dapp" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"description" text NOT NULL,
	"website" text,
	"android_app_link" text,
	"ios_app_link" text,
	"deployed" text,
	"account_id" text,
	"logo_url" text,
	"active" boolean DEFAULT false NOT NULL,
	"active_since" timestamp with time zone,
	"sort_index" integer DEFAULT 1000 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feature" (
	"name" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feature_user" (
	"name" text NOT NULL,
	"user_id" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "feature_user_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "ingest_lease" (
	"network" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text NOT NULL,
	"link" text,
	"published_on" date NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dapp_contract" ADD CONSTRAINT "dapp_contract_dapp_id_dapp_id_fk" FOREIGN KEY ("dapp_id") REFERENCES "public"."dapp"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_days" ON "announcement" USING btree ("date_to","date_from");--> statement-breakpoint
CREATE INDEX "contract_abi_source" ON "contract_abi" USING btree ("source","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dapp_contract_primary" ON "dapp_contract" USING btree ("dapp_id") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "dapp_listed" ON "dapp" USING btree ("sort_index","id") WHERE active;