CREATE TABLE "hbar_payment" (
	"consensus_ns" bigint PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"payer" text NOT NULL,
	"tinybars" bigint NOT NULL,
	"worth" numeric(40) NOT NULL,
	"is_late" boolean NOT NULL,
	"units" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hbar_quote" (
	"number" bigint PRIMARY KEY NOT NULL,
	"memo" text NOT NULL,
	"hbar_equiv" integer NOT NULL,
	"cent_equiv" integer NOT NULL,
	"tinybars" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hbar_quote_memo_unique" UNIQUE("memo"),
	CONSTRAINT "hbar_quote_rate" CHECK ("hbar_quote"."hbar_equiv" > 0 and "hbar_quote"."cent_equiv" > 0),
	CONSTRAINT "hbar_quote_amount" CHECK ("hbar_quote"."tinybars" >= 0)
);
--> statement-breakpoint
ALTER TABLE "hbar_payment" ADD CONSTRAINT "hbar_payment_number_invoice_number_fk" FOREIGN KEY ("number") REFERENCES "public"."invoice"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hbar_quote" ADD CONSTRAINT "hbar_quote_number_invoice_number_fk" FOREIGN KEY ("number") REFERENCES "public"."invoice"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hbar_payment_invoice" ON "hbar_payment" USING btree ("number");