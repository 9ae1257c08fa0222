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
        question: 'Since when is there data?',
        answer: (
          <p>
            Since the first record that this server has read. The configuration call <code>/api/config</code> states
            that instant as <code>dataSince</code>. Balances are shown where they are known; before that, the page says
            that they are unknown.
          </p>
        ),
      },
      {
        id: 'find-transaction',
        question: 'How do I find my transaction?',
        answer: (
          <p>
            Paste its id into the search box. It may be written as 0.0.1001@1700000000.000000001, with dashes, or with
            its digits run together. A transaction hash or a consensus timestamp works too. If you know only the
            account, open the account and filter its transactions by type or time.
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
            By default, the rate that the ledger itself carries. Where the operator has set a price feed, its price is
            used; it is refreshed every 10 minutes. The page of a past transaction uses the rate at its consensus time
            where that is known, and says so.
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
            Yes. Every page is made from calls that answer JSON. Most pages show the address of their own call with a
            copy button. Lists take a limit, an order and filters, and can be exported as CSV, JSON lines or Parquet.
          </p>
        ),
      },
      {
        id: 'limits',
        question: 'Are there limits?',
        answer: (
          <p>
            Each client may send so many requests a second; the headers RateLimit-Limit, RateLimit-Remaining and
            RateLimit-Reset of each answer state where you are. Beyond the limit the answer has status 429 and the
            header Retry-After.
          </p>
        ),
      },
      {
        id: 'balance',
        question: 'What does “insufficient balance” mean?',
        answer: (
          <p>
            Calls with an API key use up units. When the units of your account do not cover a call, it is answered with
            status 402 and the text “Service not performed due to insufficient balance.” Nothing is charged for that
            call.
          </p>
        ),
      },
      {
        id: 'abi',
        question: 'Why are the calls of my contract not decoded?',
        answer: (
          <p>
            Names and types of parameters are known where the ABI of the contract is known. Upload it with your dapp, or
            paste it on the contract’s page to decode in your browser only.
          </p>
        ),
      },
      {
        id: 'dapp',
        question: 'How do I get my dapp into the catalog?',
        answer: (
          <p>
            Register it; a person looks at each request. The steps are on the page{' '}
            <Link to={PATHS.deployment}>Deploy a new dapp</Link>.
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
        question: 'I did not get the activation e-mail.',
        answer: (
          <p>
            Look into the folder for unwanted mail first. If it is not there,{' '}
            <Link to={PATHS.contact}>write to us</Link>; we can send it again.
          </p>
        ),
      },
      {
        id: 'alerts',
        question: 'When does a new alert take effect?',
        answer: (
          <p>
            Within a minute. Reserved accounts, those with a number below 1001, get no alerts: they take part in nearly
            everything.
          </p>
        ),
      },
      {
        id: 'reply',
        question: 'How soon do I get an answer from support?',
        answer: (
          <p>
            Within 2 business days. Requests to show a marketplace link on an NFT page are answered within 2-3 weeks,
            because each one is checked by a person.
          </p>
        ),
      },
    ],
  },
];
