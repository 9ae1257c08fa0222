const PROCESSING: readonly Readonly<Record<'what' | 'why' | 'basis' | 'howLong', string>>[] = [
  {
    what: 'Network address (IP) of your request',
    why: 'to respond to it, and to prevent overload by individual clients',
    basis: 'legitimate interest in a working service, Art. 6(1)(f)',
    howLong: 'in memory for minutes; longer only in a log of errors, for up to 30 days',
  },
  {
    what: 'Name, email address, password (as a hash), company and telephone number, the latter two if you give them',
    why: 'your account, its activation, and messages about it',
    basis: 'contract, Art. 6(1)(b)',
    howLong: 'until you delete the account; mails that were sent are listed for 30 days, without their texts',
  },
  {
    what: 'Telephone number, if you confirm it by a code that is sent to it',
    why: 'the text messages that you switch on; before, the code is the only one',
    basis: 'consent, Art. 6(1)(a)',
    howLong:
      'until you delete it, or the account; STOP, or the link in a text, ends all texts to it, which we then keep in mind as a keyed hash for 90 days',
  },
  {
    what: 'Browsers that you have signed in with (a hash of a token), and how often a password, link or code was tried (by hashes of the addresses)',
    why: 'to slow those down who try passwords, and not you',
    basis: 'legitimate interest in safe accounts, Art. 6(1)(f)',
    howLong: 'browsers for 180 days after the last sign-in; tries for a day at most',
  },
  {
    what: 'Email address of a deleted account, as a keyed hash: it can be recognised, and not read back',
    why: 'so that its free units are not given twice',
    basis: 'legitimate interest in fair use, Art. 6(1)(f)',
    howLong: 'a year after the deletion',
  },
  {
    what: 'Saved ledger accounts, API keys (as hashes, and encrypted to check signatures of queue clients), subscriptions, time of your last visit and last use of a key',
    why: 'what you use the account for',
    basis: 'contract, Art. 6(1)(b)',
    howLong: 'until you delete them, or the account',
  },
  {
    what: 'Alerts by email or text message',
    why: 'you switched them on for an account',
    basis: 'consent, Art. 6(1)(a)',
    howLong: 'until you switch them off',
  },
  {
    what: 'Registered dapps, marketplace links, and messages of the contact form',
    why: 'to check, publish or answer them',
    basis: 'contract or pre-contractual steps, Art. 6(1)(b)',
    howLong: 'while they are published; messages up to 12 months after the answer',
  },
  {
    what: 'Invoices and payments',
    why: 'billing, and duties under tax law',
    basis: 'legal obligation, Art. 6(1)(c)',
    howLong: 'as long as tax law requires',
  },
];

/** Kinds of personal data with purpose, legal basis and storage period. */
export function PersonalData() {
  return (
    <ul>
      {PROCESSING.map(({ what, why, basis, howLong }) => (
        <li key={what}>
          <b>{what}</b>
          <br />
          For: {why}. Basis: {basis}. Kept: {howLong}.
        </li>
      ))}
    </ul>
  );
}
