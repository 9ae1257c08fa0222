-- Of several dapps that give ABIs of a contract the first one's are used, unless the operator chose another: each keeps its own rows.
ALTER TABLE "contract_abi" ADD COLUMN "since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_abi" ADD COLUMN "chosen" timestamp with time zone;--> statement-breakpoint
UPDATE "contract_abi" SET "since" = known."since" FROM (SELECT "contract_id", "source", "source_id", min("uploaded") AS "since" FROM "contract_abi" GROUP BY 1, 2, 3) known WHERE known."contract_id" = "contract_abi"."contract_id" AND known."source" = "contract_abi"."source" AND known."source_id" = "contract_abi"."source_id";--> statement-breakpoint
ALTER TABLE "contract_abi" DROP CONSTRAINT "contract_abi_contract_id_hash_pk";--> statement-breakpoint
ALTER TABLE "contract_abi" ADD CONSTRAINT "contract_abi_contract_id_source_source_id_hash_pk" PRIMARY KEY("contract_id","source","source_id","hash");
