CREATE TABLE "heartbeat" (
	"guards" text NOT NULL,
	"network" text NOT NULL,
	"holder" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"has_ended" boolean DEFAULT false NOT NULL,
	"state" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "heartbeat_guards_network_pk" PRIMARY KEY("guards","network"),
	CONSTRAINT "heartbeat_guards" CHECK ("heartbeat"."guards" in ('ingest', 'feeds'))
);
