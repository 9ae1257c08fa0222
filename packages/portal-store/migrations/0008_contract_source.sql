CREATE TABLE "contract_source" (
	"contract_id" text PRIMARY KEY NOT NULL,
	"match" text NOT NULL,
	"compiler" text NOT NULL,
	"contract" text NOT NULL,
	"settings" text NOT NULL,
	"sources" text NOT NULL,
	"verified" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "contract_source" FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
