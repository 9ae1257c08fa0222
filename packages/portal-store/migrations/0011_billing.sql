CREATE TABLE "invoice_number" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"number" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"period" text NOT NULL,
	"label" text NOT NULL,
	"units" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"start_date" date NOT NULL,
	"expiry_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"payment_ref" text,
	"payer" text,
	CONSTRAINT "invoice_payment_ref_unique" UNIQUE("payment_ref"),
	CONSTRAINT "invoice_period" CHECK ("invoice"."period" in ('BULK', 'MONTHLY', 'YEARLY')),
	CONSTRAINT "invoice_paid" CHECK (("invoice"."paid_at" is null) = ("invoice"."payment_ref" is null))
);
--> statement-breakpoint
CREATE TABLE "pricing_plan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pricing_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"label" text NOT NULL,
	"units" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "pricing_plan_type" CHECK ("pricing_plan"."type" in ('BULK', 'MONTHLY')),
	CONSTRAINT "pricing_plan_amounts" CHECK ("pricing_plan"."units" > 0 and "pricing_plan"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_user_id_portal_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."portal_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_user" ON "invoice" USING btree ("user_id","number");--> statement-breakpoint
CREATE TRIGGER "content_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "pricing_plan" FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
