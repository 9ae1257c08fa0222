import { parameter, shortText } from './parameter.ts';
import { query } from './query.ts';

const MAX_URL = 2_000;

/** Which call of the public API is tried on the page of the documentation. */
export const triedUrl = query(parameter('url', shortText(MAX_URL), 'Path and query of a public API call.'));
