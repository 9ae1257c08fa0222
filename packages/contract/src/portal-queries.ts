import { Type } from 'typebox';
import { type PageRequest, pagePropertiesWithoutCursor, readPage } from './page-query.ts';
import { parseQuery, type QueryReader, type QueryResult, type RawQuery } from './query-value.ts';
import { readText } from './transaction-list-query.ts';

const DAPP_FIELDS = ['sortIndex'] as const;
/** Without a limit the whole catalog is answered, up to the largest page. */
const DAPPS_DEFAULT = 100;
const dappPage = pagePropertiesWithoutCursor(DAPP_FIELDS, DAPPS_DEFAULT);

/** The query of the list of dapps, as documented. */
export const DappListQuery = Type.Object({
  ...dappPage,
  order: Type.Optional(Type.Enum(['asc', 'desc'], { description: 'Order by sortIndex; asc by default.' })),
  q: Type.Optional(Type.String({ description: 'Part of the title, the company or the description.' })),
});

/** What the list of dapps is asked for. */
export interface DappListRequest extends PageRequest {
  readonly q: string | undefined;
}

/** Parses the query of the list of dapps; bad values are named. */
export function parseDappListQuery(query: RawQuery): QueryResult<DappListRequest> {
  return parseQuery(query, (read) => {
    refuseNul(read, 'q', 'query');
    return { ...readPage(read, DAPP_FIELDS, DAPPS_DEFAULT, 'asc'), q: readText(read, 'q', 'query') };
  });
}

/** PostgreSQL has no text with U+0000. */
function refuseNul(read: QueryReader, ...names: readonly string[]): void {
  const found = read.one(...names);
  if (found?.value.includes('\0')) read.refuse(found.name, 'must not contain the character U+0000');
}

const USER_ID_MAX = 64;

/** The query of the features, as documented. */
export const FeatureQuery = Type.Object({
  userId: Type.Optional(
    Type.String({ maxLength: USER_ID_MAX, description: 'Id of a user for whom features may differ.' }),
  ),
});

/** Parses it; undefined where no user is named. */
export function parseFeatureQuery(query: RawQuery): QueryResult<string | undefined> {
  return parseQuery(query, (read) => {
    refuseNul(read, 'userId');
    const found = read.one('userId');
    if (found !== undefined && found.value.length > USER_ID_MAX)
      read.refuse('userId', `has to be at most ${USER_ID_MAX} characters`);
    return found?.value;
  });
}
