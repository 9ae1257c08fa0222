import { FREE_UNITS_TEXT, KEY_RATE_TEXT, LIST_PRICE } from '@ledgerscope/contract/price-texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BASE_PATH, PATHS } from '../../shared/paths.ts';
import styles from '../../shared/ui/documentation.module.css';

/** What one has to know before the first call; the ids are parts of the address of the page. */
export const STARTING_SECTIONS: readonly { id: string; title: string; text: ReactNode }[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    text: (
      <>
        <p>
          The public API answers what this site shows: transactions, accounts, tokens, NFTs, contracts, topics and
          blocks, back to the first one that was read. Every call is a GET request below <code>{BASE_PATH}/api</code>.
        </p>
        <p>
          {LIST_PRICE} {FREE_UNITS_TEXT} Each answer says what it cost (<code>x-units-charged</code>) and what is left (
          <code>x-units-remaining</code>
          ). A call that fails costs nothing.
        </p>
        <p>
          {KEY_RATE_TEXT}, where the operator of this site has set nothing else; the headers{' '}
          <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code> say where you
          stand.
        </p>
        <p>
          For programs there are <a href={`${BASE_PATH}/api/openapi.json`}>OpenAPI 3.1</a> and{' '}
          <a href="/llms.txt">llms.txt</a>.
        </p>
      </>
    ),
  },
  {
    id: 'authentication',
    title: 'Authentication',
    text: (
      <>
        <p>
          Generate an API key in your <Link to={PATHS.profile}>profile</Link> and send it with every call in the header{' '}
          <code>x-api-key</code>. Clients that have only that can send it as <code>Authorization: Bearer</code>. The
          access key beside it is a name for it and opens nothing.
        </p>
        <p>
          Keep your key on the server side: anyone who has it can spend your units. You can deactivate it in your
          profile at any time; this takes effect within 5 seconds.
        </p>
      </>
    ),
  },
  {
    id: 'responses',
    title: 'Responses',
    text: (
      <>
        <p>
          A list is <code>{'{"data": […], "totalCount": n, "size": n, "next": "…"}'}</code>: <code>size</code> is the
          number of objects in <code>data</code>, and <code>next</code> is the cursor of the next page, null on the last
          one. A page has 100 objects, or as many as <code>size</code> says, up to 1,000. A single object is{' '}
          <code>{'{"data": [object], "size": 1}'}</code>.
        </p>
        <ul>
          <li>200: success, JSON response</li>
          <li>400: a parameter has a bad value; the answer names it. Unknown parameters are ignored.</li>
          <li>401: the API key is missing or not valid</li>
          <li>402: no units are left</li>
          <li>404: unknown URL or resource not found</li>
          <li>429: too many requests; Retry-After says how many seconds to wait</li>
          <li>500, 503: server error</li>
        </ul>
        <p>
          An error is <code>{'{"error": {"code": "…", "message": "…"}, "message": "…"}'}</code>.
        </p>
      </>
    ),
  },
  {
    id: 'data-types',
    title: 'Data Types',
    text: (
      <ul>
        <li>
          Amounts, fees and balances are whole tinybars: integers up to 2<sup>53</sup>−1, decimal strings beyond.
        </li>
        <li>Timestamps are ISO 8601 in UTC with nanosecond precision: 2020-02-04T16:29:16.681829100Z.</li>
        <li>
          Entities are <code>shard.realm.num</code>. EVM addresses and account aliases are accepted wherever an account
          or contract ID is.
        </li>
        <li>
          Transactions can be looked up by ID in any format (0.0.2@1.000000001, with dashes, digits run together), by
          its consensus timestamp, or by its hash with or without 0x.
        </li>
        <li>
          <code>consensusStartInEpoch</code> (inclusive) and <code>consensusEndInEpoch</code> (exclusive) are
          milliseconds since 1970, or seconds below 10<sup>11</sup>.
        </li>
        <li>Unknown values are null.</li>
      </ul>
    ),
  },
];

/** The first page of the documentation. */
export function GettingStarted() {
  return (
    <div className={styles.apiStarting}>
      <h1>Getting Started</h1>
      {STARTING_SECTIONS.map(({ id, title, text }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {text}
        </section>
      ))}
    </div>
  );
}
