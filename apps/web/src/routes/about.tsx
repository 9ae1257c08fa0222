import { Link } from 'react-router';
import styles from '../features/static-pages/article.module.css';
import { Article, Section } from '../features/static-pages/article.tsx';
import { DemoVideo } from '../features/static-pages/demo-video.tsx';
import { useSiteConfig } from '../shared/api/get-network.ts';
import { PATHS } from '../shared/paths.ts';

const WAYS_ON: readonly { readonly name: string; readonly text: string; readonly href: string }[] = [
  {
    name: 'Search the ledger',
    text: 'Transactions, accounts, tokens, NFTs, topics and contracts, by id, name or words of a memo.',
    href: PATHS.search,
  },
  { name: 'Public API', text: 'Every call with its parameters, ready to be tried.', href: PATHS.apiView },
  {
    name: 'Subscriptions',
    text: 'Transactions, events of contracts and messages of topics, sent to you as they happen.',
    href: PATHS.subscriptionView,
  },
  {
    name: 'Dapp catalog',
    text: 'Applications that run on this network, and how much they are used.',
    href: PATHS.dappCatalog,
  },
  { name: 'Deploy a dapp', text: 'How to get your own application into the catalog.', href: PATHS.deployment },
  {
    name: 'Questions and answers',
    text: 'What the figures mean, and what happens when something is missing.',
    href: PATHS.faqs,
  },
  { name: 'Contact us', text: 'Write to the people who run this site.', href: PATHS.contact },
];

/** What this product is and where to begin. */
export function Component() {
  const network = useSiteConfig().data?.network;
  return (
    <Article
      title="About"
      sentence={`Ledgerscope reads what happens on this network${network === undefined ? '' : ` (${network})`} and shows it so that people can find and understand it.`}
    >
      <Section title="What you can do here">
        <p>
          Paste a transaction id, a hash, an account or a token into the search box and see what happened, in words and
          in numbers: who sent what to whom, what it cost, which contracts were called and what they answered. Lists and
          charts show the network as a whole: transactions a second, fees, supply, nodes and their stake.
        </p>
        <p>
          For developers there is the same data as JSON: every list and every record that a page shows comes from an
          open call that you can make yourself. Each page names its call.
        </p>
        <p>
          <DemoVideo />
        </p>
      </Section>
      <Section title="Where the numbers come from">
        <p>
          The nodes of a Hedera (Hiero) network write everything that reaches consensus into stream files and sign them.
          Ledgerscope reads these files itself, computes every hash again and checks the signatures. It does not repeat
          what somebody else’s database says. On the page of each transaction, the tab Proof shows the file, the hashes
          and the nodes that signed.
        </p>
        <p>
          What the files do not say is shown as unknown. A balance before the first file that was read, for example, is
          called unknown and not zero.
        </p>
      </Section>
      <Section title="Where to begin">
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
