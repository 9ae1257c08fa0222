-- What was read of an ABI is known by its hash: rules are loaded without their ABIs. One that asks for too much stops its subscription.
ALTER TABLE "subscription_abi" ADD COLUMN "hash" text;--> statement-breakpoint
UPDATE "subscription_abi" SET "hash" = encode(sha256(convert_to("abi"::text, 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "subscription_abi" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_abi" ADD COLUMN "problem" text;
