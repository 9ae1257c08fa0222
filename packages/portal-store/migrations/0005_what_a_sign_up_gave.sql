ALTER TABLE "one_time_token" ADD COLUMN "given_name" text;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD COLUMN "given_company" text;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD COLUMN "given_password_hash" text;