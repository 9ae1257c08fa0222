/** For tests elsewhere that look into the store: drizzle itself is this package's alone. */
export { sql } from '../drizzle.ts';
