import { Link } from 'react-router';
import { Article, Section } from '../features/static-pages/article.tsx';
import { useOperatorName } from '../shared/api/use-operator.ts';
import { PATHS } from '../shared/paths.ts';

/** The terms of use. */
export function Component() {
  const operator = useOperatorName();
  return (
    <Article
      title="Terms of use"
      sentence={`These terms are between you and ${operator} (“we”). By using this site you agree to them.`}
    >
      <Section title="1. What this site offers">
        <p>
          The site shows public records of a distributed ledger: transactions, accounts, contracts, topics, tokens and
          nodes. Anyone can use it without an account. With an account you can save ledger accounts, use API keys,
          register applications (dapps) and request marketplace links.
        </p>
      </Section>
      <Section title="2. No advice and no control over funds">
        <p>
          The content is for information only. It is not investment, tax or legal advice, and an entry in the catalog or
          a link to a marketplace is not a recommendation. The site never asks for a private key or a recovery phrase,
          and cannot send, stop or reverse a transaction. Anyone who asks you for a key in our name does so without our
          knowledge.
        </p>
      </Section>
      <Section title="3. Your account">
        <ul>
          <li>Use your own email address, and keep your password and API keys to yourself.</li>
          <li>
            You are responsible for what is done with them. Tell us immediately if you think someone else has access to
            them.
          </li>
          <li>You can delete your account at any time on your profile.</li>
          <li>
            We may suspend an account that breaks these terms or endangers the service. Where possible, we will tell you
            why and give you a chance to respond first.
          </li>
        </ul>
      </Section>
      <Section title="4. Fair use">
        <p>
          Automated requests are welcome within the limits stated in the response headers. You must not circumvent these
          limits, disturb the service, probe for vulnerabilities without our consent, or use the site for anything
          unlawful.
        </p>
      </Section>
      <ContentAndLiability />
    </Article>
  );
}

/** What is submitted and shown, and what the operator answers for. */
function ContentAndLiability() {
  return (
    <>
      <Section title="5. What you submit">
        <p>
          By submitting a dapp, a logo, source code, an ABI or a marketplace link, you confirm that you may publish it
          and that your statements are true. You keep your rights to it. You allow us to store it and to show it on this
          site for as long as it is registered. A person checks each submission; we may reject it, or remove it later,
          if it is misleading, harmful or unlawful.
        </p>
      </Section>
      <Section title="6. Content from the ledger and from others">
        <p>
          Names, memos, messages, pictures and links on the ledger were written by its users, not by us. Anyone can give
          a token any name. We do not review this content, and displaying it does not make it ours.
        </p>
      </Section>
      <Section title="7. Correctness and availability">
        <p>
          The server checks the hashes and signatures of the data it ingests and indicates missing data. Even so, errors
          can happen, and the service can be interrupted. Before you rely on a figure, compare it with the network
          itself. We do not promise that the site is always available.
        </p>
      </Section>
      <Section title="8. Liability">
        <p>
          We are liable without limitation for intent and gross negligence, and for injury to life, body or health.
          Otherwise, to the extent permitted by law, we are liable only for typical and foreseeable damage resulting
          from a breach of an essential duty. Rights that consumers have by law are not affected.
        </p>
      </Section>
      <Section title="9. Changes">
        <p>
          We may change these terms when the service or the law changes. We email registered users at least 30 days
          before any material change. If you do not agree, you can delete your account.
        </p>
      </Section>
      <Section title="10. Law and contact">
        <p>
          The law of the place where the operator has its seat applies, without its rules on conflicts of laws;
          consumers keep the protection of the law of the country where they live. Questions reach us through the{' '}
          <Link to={PATHS.contact}>contact page</Link>. How we treat personal data is in the{' '}
          <Link to={PATHS.privacy}>privacy policy</Link>.
        </p>
      </Section>
    </>
  );
}
