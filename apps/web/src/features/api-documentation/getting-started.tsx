import { FREE_EXPORTS_TEXT, FREE_UNITS_TEXT, KEY_RATE_TEXT, LIST_PRICE } from '@ledgerscope/contract/price-texts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BASE_PATH, PATHS } from '../../shared/paths.ts';
import styles from '../../shared/ui/documentation.module.css';
import { CurlLine } from './curl-line.tsx';
import { WithCode } from './with-code.tsx';

/** What one has to know before the first call; the ids are parts of the address of the page. */
export const STARTING_SECTIONS: readonly { id: string; title: string; text: ReactNode }[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    text: (
      <>
        <CurlLine url={`${location.origin}${BASE_PATH}/api/transactions?size=2`} />
        <p>
          The public API provides the same data as this site: transactions, accounts, tokens, NFTs, contracts, topics
          and blocks, back to the first stored block. All calls are GET requests under <code>{BASE_PATH}/api</code>.
        </p>
        <p>
          {LIST_PRICE} Live streams cost one unit to open and one for each message. {FREE_UNITS_TEXT} Each response
          includes its cost (<code>x-units-charged</code>) and your remaining units (<code>x-units-remaining</code>
          ). Failed calls are free.
        </p>
        <p>
          <WithCode text={FREE_EXPORTS_TEXT} />
        </p>
        <p>
          {KEY_RATE_TEXT}. Check your limits in the <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and{' '}
          <code>RateLimit-Reset</code> headers.
        </p>
        <p>
          Machine-readable: <a href={`${BASE_PATH}/api/openapi.json`}>OpenAPI 3.1</a> and{' '}
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
          Generate an API key in your <Link to={PATHS.profile}>profile</Link> and send it in the <code>x-api-key</code>{' '}
          header of every request. <code>Authorization: Bearer</code> also works. The access key is only an identifier;
          it grants no access.
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
          Lists return <code>{'{"data": […], "totalCount": n, "size": n, "next": "…"}'}</code>, where <code>size</code>{' '}
          is the number of objects in <code>data</code>, and <code>next</code> is the cursor for the next page (null on
          the last page). The default page size is 100; set <code>size</code> to get up to 1,000. Single objects return{' '}
          <code>{'{"data": [object], "size": 1}'}</code>.
        </p>
        <ul>
          <li>200: success, JSON response</li>
          <li>400: invalid parameter (named in the response). Unknown parameters are ignored.</li>
          <li>401: the API key is missing or not valid</li>
          <li>402: not enough units</li>
          <li>404: unknown URL or resource not found</li>
          <li>429: too many requests. Wait for the number of seconds in Retry-After</li>
          <li>500, 503: server error</li>
        </ul>
        <p>
          Errors return <code>{'{"error": {"code": "…", "message": "…"}, "message": "…"}'}</code>.
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
          Transactions can be looked up by ID in any format (0.0.2@1.000000001, with dashes, or as digits only), by
          consensus timestamp, or by hash with or without 0x.
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
