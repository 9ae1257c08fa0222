const PROCESSING: readonly Readonly<Record<'what' | 'why' | 'basis' | 'howLong', string>>[] = [
  {
    what: 'Network address (IP) of your request',
    why: 'to respond to it, and to prevent overload by individual clients',
    basis: 'legitimate interest in a working service, Art. 6(1)(f)',
    howLong: 'in memory for a few minutes; in error logs for up to 30 days',
  },
  {
    what: 'Name, email address, password (as a hash), and optional company and phone number',
    why: 'your account, its activation, and messages about it',
    basis: 'contract, Art. 6(1)(b)',
    howLong: 'until you delete the account; sent emails are listed for 30 days, without their content',
  },
  {
    what: 'Phone number, if you confirm it with a code that we send to it',
    why: 'text messages that you turn on; until then, only the code is sent',
    basis: 'consent, Art. 6(1)(a)',
    howLong:
      'until you delete it or the account; replying STOP, or the link in a text message, stops all text messages to the number, which we then store as a keyed hash for 90 days',
  },
  {
    what: 'Browsers you have signed in with (a hash of a token), and the number of attempts with a password, link or code (by hashes of the addresses)',
    why: 'to slow down password guessing without slowing you down',
    basis: 'legitimate interest in account security, Art. 6(1)(f)',
    howLong: 'browsers: 180 days after the last sign-in; attempts: up to one day',
  },
  {
    what: 'Email address of a deleted account, as a keyed hash: it can be recognized but not recovered',
    why: 'so that free units are not granted twice',
    basis: 'legitimate interest in fair use, Art. 6(1)(f)',
    howLong: 'a year after the deletion',
  },
  {
    what: 'Saved ledger accounts, API keys (as hashes, and encrypted to check signatures of queue clients), subscriptions, time of your last visit and of the last use of a key',
    why: 'to provide the functions of the account',
    basis: 'contract, Art. 6(1)(b)',
    howLong: 'until you delete them or the account',
  },
  {
    what: 'Alerts by email or text message',
    why: 'you turned them on for an account',
    basis: 'consent, Art. 6(1)(a)',
    howLong: 'until you turn them off',
  },
  {
    what: 'Registered dapps, marketplace links, and messages of the contact form',
    why: 'to check, publish or answer them',
    basis: 'contract or pre-contractual steps, Art. 6(1)(b)',
    howLong: 'while they are published; messages up to 12 months after our reply',
  },
  {
    what: 'Invoices and payments',
    why: 'billing and tax obligations',
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
