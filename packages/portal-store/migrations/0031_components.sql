CREATE TABLE "component_day" (
	"component" text NOT NULL,
	"day" date NOT NULL,
	"minutes" integer NOT NULL,
	"slow" integer NOT NULL,
	"down" integer NOT NULL,
	"last_minute" timestamp with time zone NOT NULL,
	"last_state" text NOT NULL,
	CONSTRAINT "component_day_component_day_pk" PRIMARY KEY("component","day"),
	CONSTRAINT "component_day_minutes" CHECK ("component_day"."slow" + "component_day"."down" <= "component_day"."minutes"),
	CONSTRAINT "component_day_last_state" CHECK ("component_day"."last_state" in ('ok', 'slow', 'down'))
);
