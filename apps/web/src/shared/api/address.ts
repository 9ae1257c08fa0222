import type { Call, PathOf, QueryNameOf, ReplyOf } from '@ledgerscope/contract/call';
import { faultIn } from '@ledgerscope/contract/check-reply';

/** Where a call is asked for, with its query, and how its reply is read. */
export interface Address<Reply> {
  readonly url: string;
  /** Whether it is asked as the user who is signed in. */
  readonly isPrivate?: boolean;
  /** @throws UnexpectedReply for a value that the contract does not know as a reply of this call */
  readonly read: (reply: unknown) => Reply;
}

/** A reply that is not what the contract says. The message names the place. */
class UnexpectedReply extends Error {
  override readonly name = 'UnexpectedReply';
  constructor(url: string, place: string) {
    super(`the response of ${url} does not match the contract at ${place}`);
  }
}

type Text = string | number | bigint;
type PathTexts<One extends Call> = { readonly [Name in keyof PathOf<One>]: Text };
/** Parameters of a call's query; those that are undefined or empty are not sent. */
export type QueryTexts<One extends Call> = {
  readonly [Name in QueryNameOf<One>]?: Text | boolean | null | undefined;
};

/** The address of a call: its declared path with these values, and this query. */
export function addressOf<One extends Call>(
  { path: template, reply, access }: One,
  path: PathTexts<One>,
  query: QueryTexts<One> = {},
): Address<ReplyOf<One>> {
  const values = path as Readonly<Record<string, Text>>;
  const url = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    // A path may contain @: transaction ids stay readable.
    encodeURIComponent(String(values[name] ?? '')).replaceAll('%40', '@'),
  );
  const read = (value: unknown) => {
    const place = faultIn(reply, value);
    if (place !== undefined) throw new UnexpectedReply(url, place);
    return value as ReplyOf<One>;
  };
  return withQuery({ url, isPrivate: access !== 'public', read }, queryOf(query));
}

/** The same with more parameters. */
export function withQuery<Reply>({ url, ...others }: Address<Reply>, query: URLSearchParams | string): Address<Reply> {
  const text = query.toString();
  if (text === '') return { url, ...others };
  return { url: `${url}${url.includes('?') ? '&' : '?'}${text}`, ...others };
}

function queryOf(query: object): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
