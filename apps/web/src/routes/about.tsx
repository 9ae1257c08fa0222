import { Link } from 'react-router';
import styles from '../features/static-pages/article.module.css';
import { Article, Section } from '../features/static-pages/article.tsx';
import { DemoVideo } from '../features/static-pages/demo-video.tsx';
import { useSiteConfig } from '../shared/api/get-network.ts';
import { PATHS } from '../shared/paths.ts';

const WAYS_ON: readonly { readonly name: string; readonly text: string; readonly href: string }[] = [
  {
    name: 'Search the ledger',
    text: 'Transactions, accounts, tokens, NFTs, topics and contracts, by ID, name or memo text.',
    href: PATHS.search,
  },
  { name: 'Public API', text: 'Every API call with its parameters, ready to try.', href: PATHS.apiView },
  {
    name: 'Subscriptions',
    text: 'Transactions, contract events and topic messages, delivered in real time.',
    href: PATHS.subscriptionView,
  },
  {
    name: 'Dapp catalog',
    text: 'Applications on this network and their usage.',
    href: PATHS.dappCatalog,
  },
  { name: 'Deploy a dapp', text: 'Add your own application to the catalog.', href: PATHS.deployment },
  {
    name: 'Questions and answers',
    text: 'Explanations of the figures and of missing data.',
    href: PATHS.faqs,
  },
  { name: 'Contact us', text: 'Contact the operator of this site.', href: PATHS.contact },
];

/** What this product is and where to begin. */
export function Component() {
  const network = useSiteConfig().data?.network;
  return (
    <Article
      title="About"
      sentence={`Ledgerscope shows the activity on this network${network === undefined ? '' : ` (${network})`} and makes it easy to search and understand.`}
    >
      <Section title="Features">
        <p>
          Paste a transaction ID, a hash, an account or a token into the search box and see what happened: transfers,
          fees, contract calls and their results, in words and in numbers. Lists and charts show the network as a whole:
          transactions per second, fees, supply, nodes and stake.
        </p>
        <p>
          Developers get the same data as JSON: every list and record comes from a public API call that you can make
          yourself. Each page links to its call.
        </p>
        <p>
          <DemoVideo />
        </p>
      </Section>
      <Section title="Where the numbers come from">
        <p>
          The nodes of a Hedera (Hiero) network write everything that reaches consensus into stream files and sign them.
          Ledgerscope reads these files directly, recomputes every hash and verifies the signatures. It does not rely on
          anyone else’s database. On each transaction page, the Proof tab shows the file, the hashes and the nodes that
          signed.
        </p>
        <p>
          Anything the files do not contain is shown as unknown. For example, a balance before the first stored file is
          shown as unknown, not zero.
        </p>
      </Section>
      <Section title="Where to start">
        <div className={styles.articleLinks}>
          {WAYS_ON.map(({ name, text, href }) => (
            <Link key={href} className="card" to={href}>
              <b>{name}</b>
              {text}
            </Link>
          ))}
        </div>
      </Section>
    </Article>
  );
}
