import { page } from './page-query.ts';
import { parameter, searchText, shortText, storedText } from './parameter.ts';
import { query } from './query.ts';

/** The list of dapps. Without a limit the whole catalog is answered, up to the largest page. */
export const dappListQuery = query(
  page(['sortIndex'], { limit: 100, order: 'asc' }),
  parameter(['q', 'query'], storedText(searchText), 'Part of the title, company or description.'),
);

/** The features; undefined where no user is named. */
export const featureQuery = parameter('userId', storedText(shortText(64)), 'User ID; features can differ by user.');
