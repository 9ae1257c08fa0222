import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../shared/paths.ts';

interface FaqEntry {
  /** Part of the address of this page that opens the answer. */
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

/** Questions that visitors and developers have, by topic. */
export const FAQ_TOPICS: readonly { readonly title: string; readonly entries: readonly FaqEntry[] }[] = [
  {
    title: 'The explorer',
    entries: [
      {
        id: 'source',
        question: 'Where do the figures come from?',
        answer: (
          <p>
            From the stream files that the network’s nodes publish and sign. The server verifies hashes and signatures
            before showing anything. See the results on the Proof tab of any transaction.
          </p>
        ),
      },
      {
        id: 'delay',
        question: 'How up to date is the data?',
        answer: (
          <p>
            Transactions appear a few seconds after consensus, once enough nodes have signed the file. The bar at the
            top of every page shows how current the data is and refreshes every 10 seconds.
          </p>
        ),
      },
      {
        id: 'since',
        question: 'How far back does the data go?',
        answer: (
          <p>
            To the first record stored on this server. <code>/api/config</code> returns that time as{' '}
            <code>dataSince</code>. Unknown balances are shown as unknown.
          </p>
        ),
      },
      {
        id: 'find-transaction',
        question: 'How do I find my transaction?',
        answer: (
          <p>
            Paste the transaction ID into the search box, as 0.0.1001@1700000000.000000001, with dashes, or as digits
            only. A transaction hash or a consensus timestamp works too. If you know only the account, open the account
            and filter its transactions by type or time.
          </p>
        ),
      },
      {
        id: 'tinybar',
        question: 'What is a tinybar, and how do I see hbar or dollars?',
        answer: (
          <p>
            A tinybar is the smallest unit of hbar: 100,000,000 tinybars are one hbar. Use the toggle in the header to
            switch between tinybar, hbar and US dollars. Your choice is saved in a cookie.
          </p>
        ),
      },
      {
        id: 'rates',
        question: 'Which exchange rate is used?',
        answer: (
          <p>
            By default, the exchange rate recorded on the ledger. If the operator has configured a price feed, that
            price is used and refreshed every 10 minutes. The page of a past transaction uses the rate at its consensus
            time if known, and indicates this.
          </p>
        ),
      },
      {
        id: 'failed',
        question: 'Why does a failed transaction have a fee?',
        answer: (
          <p>
            The network charges for reaching consensus even when the transaction fails. The status on the transaction
            page explains why it failed.
          </p>
        ),
      },
      {
        id: 'delete',
        question: 'Can you remove a transaction or a message?',
        answer: (
          <p>
            No. The ledger is public and immutable, and this site shows what is on it. What you have entered here
            yourself, such as your profile, can be changed and deleted; see the{' '}
            <Link to={PATHS.privacy}>privacy policy</Link>.
          </p>
        ),
      },
    ],
  },
  {
    title: 'Developers',
    entries: [
      {
        id: 'api',
        question: 'Is there an API?',
        answer: (
          <p>
            Yes. Every page is built on API calls that return JSON. Most pages show the URL of their own call with a
            copy button. Lists accept limit, order and filter parameters, and can be exported as CSV, JSON lines or
            Parquet. Account statements are also available as PDF files and Excel workbooks.
          </p>
        ),
      },
      {
        id: 'limits',
        question: 'Are there limits?',
        answer: (
          <p>
            Each client has a limit on requests per second. The RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset
            headers show your current usage. Above the limit you get status 429 with a Retry-After header.
          </p>
        ),
      },
      {
        id: 'balance',
        question: 'What does “insufficient balance” mean?',
        answer: (
          <p>
            Calls with an API key use up units. If your account does not have enough units for a call, it returns status
            402 with the message “Service not performed due to insufficient balance.” Nothing is charged for that call.
          </p>
        ),
      },
      {
        id: 'abi',
        question: 'Why aren’t calls to my contract decoded?',
        answer: (
          <p>
            Decoding needs the contract’s ABI. Upload it with your dapp, or paste it on the contract’s page to decode in
            your browser only.
          </p>
        ),
      },
      {
        id: 'dapp',
        question: 'How do I get my dapp into the catalog?',
        answer: (
          <p>
            Register it. Each request is reviewed by a person. See <Link to={PATHS.deployment}>Deploy a new dapp</Link>{' '}
            for the steps.
          </p>
        ),
      },
    ],
  },
  {
    title: 'Your account',
    entries: [
      {
        id: 'activation',
        question: 'I didn’t get the activation email.',
        answer: (
          <p>
            Check your spam folder first. If it isn’t there, <Link to={PATHS.contact}>contact us</Link> and we’ll resend
            it.
          </p>
        ),
      },
      {
        id: 'alerts',
        question: 'When does a new alert take effect?',
        answer: (
          <p>
            Within a minute. Reserved accounts (number below 1001) have no alerts because they take part in almost every
            transaction.
          </p>
        ),
      },
      {
        id: 'reply',
        question: 'How soon will I get a reply from support?',
        answer: (
          <p>
            Within 2 business days. Marketplace link requests take 2–3 weeks because each one is reviewed by a person.
          </p>
        ),
      },
    ],
  },
];
