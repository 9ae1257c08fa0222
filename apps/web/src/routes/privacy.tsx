import { Link } from 'react-router';
import { Article, Section } from '../features/static-pages/article.tsx';
import { PersonalData } from '../features/static-pages/personal-data.tsx';
import { useOperator, useOperatorName } from '../shared/api/use-operator.ts';
import { PATHS } from '../shared/paths.ts';

/** The privacy policy, by the General Data Protection Regulation of the European Union. */
export function Component() {
  const operator = useOperatorName();
  const { email } = useOperator();
  return (
    <Article
      title="Privacy policy"
      sentence="Which personal data this site processes, why, for how long, and what rights you have under the General Data Protection Regulation (GDPR)."
    >
      <Section title="1. Who is responsible">
        <p>
          The controller is {operator}. Write to us through the <Link to={PATHS.contact}>contact page</Link>
          {email === null ? '' : ` or to ${email}`}.
        </p>
      </Section>
      <Section title="2. What we process, why, and for how long">
        <PersonalData />
      </Section>
      <Section title="3. What is on the ledger">
        <p>
          Transactions on the ledger are public before this site reads them, and no one can change or delete them there.
          Account IDs, keys, memos and messages can be related to a person. We show them because there is a legitimate
          interest in a verifiable public ledger (Article 6(1)(f)). If something we show infringes your rights, write to
          us. We can stop showing it here, even though it remains on the ledger.
        </p>
      </Section>
      <Section title="4. Cookies and storage in your browser">
        <p>
          We use no advertising or analytics cookies, and pages load nothing from third parties. Stored in your browser
          are: your choice of currency (two cookies), your choice of colors, which announcements you have closed, ABIs
          that you have pasted, and, after you sign in, your session and a token that identifies this browser at later
          sign-ins, so that password guessing by others does not lock you out. All of these are strictly necessary for
          the features you use, so no consent is required.
        </p>
      </Section>
      <RecipientsAndRights />
    </Article>
  );
}

/** Who receives data, what visitors can ask for, and how data is protected. */
function RecipientsAndRights() {
  return (
    <>
      <Section title="5. Who receives data">
        <p>
          Companies that run our servers and deliver our emails and text messages process data on our instructions
          (Article 28). Payments are handled by the payment provider that you choose. We sell no data and share it with
          no one else, except as required by law. Where data leaves the European Economic Area, this is done on the
          basis of an adequacy decision or of the standard contractual clauses of the European Commission.
        </p>
      </Section>
      <Section title="6. Your rights">
        <ul>
          <li>Access and data portability: download your data from your profile.</li>
          <li>Rectification: edit your profile at any time.</li>
          <li>Erasure: delete your account in your profile; this takes effect immediately.</li>
          <li>Restriction of processing, and objection to processing based on legitimate interests.</li>
          <li>Withdrawal of consent, such as for text messages, with effect for the future.</li>
          <li>The right to complain to a data protection authority, for example where you live.</li>
        </ul>
        <p>We make no decisions about you by automated means alone.</p>
      </Section>
      <Section title="7. Security">
        <p>
          Passwords, session tokens and the links in emails are stored only as hashes, so that no one can read them
          back, including us. An API key is stored as a hash, by which calls are checked, and a second time encrypted:
          queue clients sign their requests with it, and a signature cannot be checked without the key itself; calls
          that you try in the API documentation are made with it too. Secrets of webhooks are encrypted for the same
          reason. The key that opens both is kept apart from the database and its backups; this server uses it, and the
          operator of the server could. Emails with a link and text messages with a code are kept in the database until
          they are sent; then, or when the link or code expires, their text is deleted. Connections use HTTPS. All
          administrator actions are logged.
        </p>
      </Section>
    </>
  );
}
