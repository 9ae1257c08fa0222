CREATE TABLE "sent_messages" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"messages" integer NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "sent_messages_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_messages" ADD CONSTRAINT "sent_messages_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Queues that users made under names of their choice were readable by everybody who knew the name. They are their owners' from now on,
-- until the owner's policy says otherwise.
UPDATE "subscription" SET "is_public" = false WHERE "iam_users" <> '{}' OR "queue_name" !~ '^ledgerscope-(transaction|event|hcs-topic)-[0-9a-f]{24}$';
