import { Link } from 'react-router';
import styles from '../features/static-pages/article.module.css';
import { Article, Section } from '../features/static-pages/article.tsx';
import { PATHS } from '../shared/paths.ts';

/** How a dapp gets onto the network and into the catalog. */
export function Component() {
  return (
    <Article title="Deploy a new dapp" sentence="From a contract on your computer to a catalog entry, in four steps.">
      <Section title="Overview">
        <p>
          A dapp is an application that runs on the ledger through a smart contract, a token or an account. You deploy
          it with your own tools and your own keys. Once it is on the network, you register it here. The request goes to
          the registration team for approval; after that the dapp has a page of its own with its transactions, its users
          and its decoded contract calls, and it is listed in the <Link to={PATHS.dappCatalog}>catalog</Link>.
        </p>
      </Section>
      <Section title="Prerequisites">
        <ul>
          <li>An account on the network with enough hbar for the deployment fees.</li>
          <li>
            The compiled contract: its bytecode and ABI, in the compiler’s output format. A dapp without a contract only
            needs an account.
          </li>
          <li>A network SDK or an Ethereum tool that can deploy contracts.</li>
          <li>An account on this site, activated by email.</li>
          <li>
            For the listing: company name and title (up to 50 characters each), a description (up to 300 characters),
            and a logo as PNG, JPEG, GIF or WebP if you have one.
          </li>
        </ul>
      </Section>
      <Registration />
      <Questions />
    </Article>
  );
}

/** Where to ask. */
function Questions() {
  return (
    <Section title="Questions">
      <p>
        See the <Link to={`${PATHS.faqs}#dapp`}>answers for developers</Link>, or{' '}
        <Link to={PATHS.contact}>write to us</Link>.
      </p>
    </Section>
  );
}

/** The four steps. */
function Registration() {
  return (
    <Section title="Registration in 4 steps">
      <ol className={styles.numberedSteps}>
        <li>
          <b>Deploy.</b> Create the contract from the deployer account. Look up the transaction{' '}
          <Link to={PATHS.search}>here</Link> and note the account and contract IDs (both look like 0.0.1234).
        </li>
        <li>
          <b>Fill in the form.</b> Sign in, open your profile and choose REGISTER A DAPP. Company, title and the id of
          the deployer account are required. ABI, source code, byte code and logo are optional; with an ABI, contract
          calls and events are shown decoded.
        </li>
        <li>
          <b>Wait for approval.</b> The request goes to the registration team. They check that the dapp exists, that the
          description is accurate and that you own the links and logo. Until then, the dapp is INACTIVE in your profile
          and hidden from other users. We email you the result.
        </li>
        <li>
          <b>Go public.</b> An approved dapp is ACTIVE: it has its own page and is listed in the catalog. Featured dapps
          appear in the Developer Resources menu. From your profile you can update it, add contracts and choose the
          primary one.
        </li>
      </ol>
    </Section>
  );
}
