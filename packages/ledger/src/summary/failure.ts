import {
  anyAccounts,
  calledContract,
  hbarSenders,
  MOST_NAMED,
  type Named,
  nfts,
  oneOf,
  type Party,
  payer,
  target,
  tokenAccounts,
  tokens,
} from './failure-parties.ts';
import type { SummaryFacts } from './summary-facts.ts';
import { type SummaryPart, say } from './summary-part.ts';

/** What stands in a sentence for a thing: how it is found, and its noun in both numbers. */
interface Slot {
  readonly party: Party;
  readonly noun: string;
  readonly nouns: string;
  /** The noun in front of a name that does not say what it is of. */
  readonly lead?: string;
}

const ACCOUNT = { noun: 'the account', nouns: 'accounts' };
const TOKEN: Slot = { party: tokens, noun: 'the token', nouns: 'tokens' };
const NFT: Slot = { party: nfts, noun: 'the NFT', nouns: 'NFTs' };
const HOLDER: Slot = { party: tokenAccounts('either'), ...ACCOUNT };
const SENDER: Slot = { party: tokenAccounts('sender'), noun: 'a sender', nouns: 'senders' };
const THE_SENDER: Slot = { ...SENDER, noun: 'the sender' };
const RECEIVER: Slot = { party: tokenAccounts('receiver'), noun: 'the receiver', nouns: 'receivers' };
const HBAR_SENDER: Slot = { party: hbarSenders, noun: 'a sender', nouns: 'senders' };
const PAYER: Slot = { party: payer, noun: 'the payer', nouns: 'payers' };
const ANY_ACCOUNT: Slot = { party: anyAccounts, ...ACCOUNT };
const A_TOKEN: Slot = { ...TOKEN, lead: 'Token ' };
const PAYER_ACCOUNT: Slot = { ...PAYER, noun: 'the payer account', lead: 'The payer account ' };
const OWNER: Slot = { ...HOLDER, noun: 'the allowance owner', lead: 'The allowance owner ' };
const CONTRACT: Slot = { party: calledContract, noun: 'the contract', nouns: 'contracts' };
const A_CONTRACT: Slot = { ...CONTRACT, lead: 'Contract ' };
const CALLED: Slot = { ...CONTRACT, noun: 'the address called' };
const TOPIC: Slot = { party: target('topic'), noun: 'the topic', nouns: 'topics', lead: 'Topic ' };
const FILE: Slot = { party: target('file'), noun: 'the file', nouns: 'files', lead: 'File ' };
const SCHEDULE: Slot = { party: target('schedule'), noun: 'the schedule', nouns: 'schedules', lead: 'Schedule ' };

/** Sentences of texts and slots, by result. */
const SENTENCES: Readonly<Record<string, readonly (string | Slot)[]>> = {
  TOKEN_NOT_ASSOCIATED_TO_ACCOUNT: [HOLDER, ' is not associated with ', TOKEN, '.'],
  TOKEN_ALREADY_ASSOCIATED_TO_ACCOUNT: [HOLDER, ' is already associated with ', TOKEN, '.'],
  ACCOUNT_FROZEN_FOR_TOKEN: [HOLDER, ' is frozen for ', TOKEN, '.'],
  ACCOUNT_KYC_NOT_GRANTED_FOR_TOKEN: [HOLDER, ' has no KYC grant for ', TOKEN, '.'],
  TOKENS_PER_ACCOUNT_LIMIT_EXCEEDED: [HOLDER, ' has reached its token association limit.'],
  NO_REMAINING_AUTOMATIC_ASSOCIATIONS: [RECEIVER, ' has no automatic associations left.'],
  INSUFFICIENT_TOKEN_BALANCE: [SENDER, ' did not have enough of ', TOKEN, '.'],
  SENDER_DOES_NOT_OWN_NFT_SERIAL_NO: [THE_SENDER, ' does not own ', NFT, '.'],
  INVALID_NFT_ID: [NFT, ' does not exist.'],
  INSUFFICIENT_ACCOUNT_BALANCE: [HBAR_SENDER, ' did not have enough hbar.'],
  INSUFFICIENT_PAYER_BALANCE: [PAYER, ' did not have enough hbar.'],
  PAYER_ACCOUNT_NOT_FOUND: [PAYER_ACCOUNT, ' does not exist.'],
  PAYER_ACCOUNT_DELETED: [PAYER_ACCOUNT, ' has been deleted.'],
  SPENDER_DOES_NOT_HAVE_ALLOWANCE: [PAYER, ' has no allowance to move these funds.'],
  INVALID_ACCOUNT_ID: [ANY_ACCOUNT, ' does not exist.'],
  ACCOUNT_DELETED: [ANY_ACCOUNT, ' has been deleted.'],
  INVALID_SOLIDITY_ADDRESS: [CALLED, ' is not a contract.'],
  INVALID_CONTRACT_ID: [A_CONTRACT, ' does not exist.'],
  CONTRACT_DELETED: [A_CONTRACT, ' has been deleted.'],
  CONTRACT_REVERT_EXECUTED: [A_CONTRACT, ' reverted the call. The fee is still charged.'],
  TOKEN_WAS_DELETED: [A_TOKEN, ' has been deleted.'],
  INVALID_TOKEN_ID: [A_TOKEN, ' does not exist.'],
  TOKEN_IS_PAUSED: [A_TOKEN, ' is paused.'],
  TOKEN_HAS_NO_KYC_KEY: [A_TOKEN, ' has no KYC key.'],
  TOKEN_HAS_NO_FREEZE_KEY: [A_TOKEN, ' has no freeze key.'],
  TOKEN_HAS_NO_WIPE_KEY: [A_TOKEN, ' has no wipe key.'],
  TOKEN_HAS_NO_SUPPLY_KEY: [A_TOKEN, ' has no supply key.'],
  TOKEN_MAX_SUPPLY_REACHED: [A_TOKEN, ' has reached its max supply.'],
  INVALID_TOPIC_ID: [TOPIC, ' does not exist.'],
  TOPIC_EXPIRED: [TOPIC, ' has expired.'],
  INVALID_FILE_ID: [FILE, ' does not exist.'],
  FILE_DELETED: [FILE, ' has been deleted.'],
  INVALID_SCHEDULE_ID: [SCHEDULE, ' does not exist.'],
  SCHEDULE_ALREADY_EXECUTED: [SCHEDULE, ' has already been executed.'],
  SCHEDULE_ALREADY_DELETED: [SCHEDULE, ' has been deleted.'],
  INVALID_OWNER_ID: [OWNER, ' is invalid.'],
};

/**
 * Why a transaction failed, with the accounts, tokens and other entities that it can be about, as far as the transaction tells:
 * of several that it can be, it says so. Undefined if the result is about none, or the transaction names none.
 */
export function failureParts(facts: SummaryFacts): readonly SummaryPart[] | undefined {
  const found = sentenceOf(facts.status).map((piece) =>
    typeof piece === 'string' ? piece : { ...piece, named: piece.party(facts) },
  );
  if (!found.some((piece) => typeof piece !== 'string' && piece.named.length > 0)) return undefined;
  const parts = found.flatMap((piece) => (typeof piece === 'string' ? say`${piece}` : slotParts(piece)));
  return withCapital(parts);
}

/** Why transactions with a result fail, naming nobody: `The account is not associated with the token.` Undefined if there is no such sentence. */
export function failureText(status: string): string | undefined {
  const text = sentenceOf(status)
    .map((piece) => (typeof piece === 'string' ? piece : piece.noun))
    .join('');
  return text === '' ? undefined : capital(text);
}

function sentenceOf(status: string): readonly (string | Slot)[] {
  return Object.hasOwn(SENTENCES, status) ? (SENTENCES[status] ?? []) : [];
}

function slotParts({ named, noun, nouns, lead }: Slot & { readonly named: Named }): readonly SummaryPart[] {
  if (named.length === 0) return say`${noun}`;
  return named.length <= MOST_NAMED ? say`${lead}${oneOf(named)}` : say`one of ${String(named.length)} ${nouns}`;
}

function withCapital([first, ...others]: readonly SummaryPart[]): readonly SummaryPart[] {
  if (first === undefined) return [];
  if (first.kind !== 'text') return [first, ...others];
  return [{ kind: 'text', text: capital(first.text) }, ...others];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
