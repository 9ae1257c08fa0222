CREATE TABLE "unit_process" (
	"process_id" uuid PRIMARY KEY NOT NULL,
	"settled" integer DEFAULT 0 NOT NULL
);
