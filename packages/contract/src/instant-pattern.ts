/** Of every instant in a reply: ISO-8601 in UTC with nine digits of a second. */
export const INSTANT_PATTERN = '^([0-9]{4}|[+-][0-9]{6,12})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{9}Z$';
