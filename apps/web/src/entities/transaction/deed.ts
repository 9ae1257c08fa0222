import type { Transaction, TransactionRow } from '@ledgerscope/contract';
import { cutEnd } from '../../shared/format/cut.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { account, entity, listed, mono, type Sayable, type SentencePart, say, units } from './sentence-part.ts';
import { movedSuffix } from './transfer-sentence.ts';

/** What a sentence is made from: a row of a list, or the full transaction, which says more. */
export type SentenceFacts = TransactionRow & Partial<Transaction>;

/** What the payer did: as it reads when it worked, and after "tried to" when it did not. */
export interface Deed {
  readonly did: readonly SentencePart[];
  readonly tried: readonly SentencePart[];
}

type DeedOf = (facts: SentenceFacts) => Deed;

/** A deed whose verb changes only its form: `create` and `created`. */
function deed(past: string, base: string, object: (facts: SentenceFacts) => Sayable): DeedOf {
  return (facts) => ({ did: say`${past} ${object(facts)}`, tried: say`${base} ${object(facts)}` });
}

/** `the topic 0.0.5`, or `a topic` where its id is not known. */
function named(noun: string, id: string | null | undefined): readonly SentencePart[] {
  return id === null || id === undefined
    ? say`${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
    : say`${noun} ${entity(id, noun)}`;
}

function personOr(noun: string, id: string | null | undefined): readonly SentencePart[] {
  return id === null || id === undefined ? say`${noun}` : say`${noun} ${account(id)}`;
}

const main = (noun: string) => (facts: SentenceFacts) => named(noun, facts.createdID ?? facts.entityID);
const person = (noun: string) => (facts: SentenceFacts) => personOr(noun, facts.createdID ?? facts.entityID);

function tokens(facts: SentenceFacts): readonly SentencePart[] {
  const ids = facts.tokenIDs ?? [];
  if (ids.length === 0) return say`tokens`;
  return say`${ids.length === 1 ? 'token' : 'tokens'} ${listed(
    ids.map((id) => [entity(id)]),
    3,
    'tokens',
  )}`;
}

/** `for 0.0.7`, where a token transaction is about somebody else's account. */
function whose(preposition: string, facts: SentenceFacts): Sayable {
  const id = facts.tokenAccount ?? facts.accountID ?? facts.entityID;
  return id === null || id === undefined ? '' : say` ${preposition} ${account(id)}`;
}

/** Units or NFTs that a mint, burn or wipe is about. */
function supplied(facts: SentenceFacts): readonly SentencePart[] {
  const nfts = facts.nfts ?? [];
  const [first] = nfts;
  if (nfts.length === 1 && first) return say`NFT ${entity(first.tokenID)} #${wholeText(first.serialNumber)}`;
  if (first) return say`${wholeText(nfts.length)} NFTs of ${entity(first.tokenID)}`;
  const token = facts.tokenIDs?.[0] ?? facts.entityID;
  if (facts.tokenAmount !== null && facts.tokenAmount !== undefined && token)
    return [units(BigInt(facts.tokenAmount), token)];
  return named('token', token);
}

function called(facts: SentenceFacts): readonly SentencePart[] {
  const named = facts.decodedFunctionParams?.functionName;
  if (named !== undefined)
    return say`${mono(`${named}()`)} on ${personOr('contract', facts.contractID ?? facts.entityID)}`;
  const selector = facts.functionParameters?.slice(0, 8);
  const of = selector?.length === 8 ? say` (${mono(`0x${selector}`)})` : '';
  return say`${personOr('contract', facts.contractID ?? facts.entityID)}${of}`;
}

function scheduledThing(facts: SentenceFacts): Sayable {
  const label = facts.schedule?.scheduledTypeLabel;
  return label === null || label === undefined ? '' : ` for a later “${cutEnd(label, 40).toLowerCase()}”`;
}

const network: DeedOf = (facts) => ({
  did: say`took part in the network’s own work: ${facts.typeLabel}`,
  tried: say`take part in the network’s own work: ${facts.typeLabel}`,
});

/** A deed for every transaction body type but transfers, messages and Ethereum, which are told by themselves. */
export const DEEDS: Readonly<Record<string, DeedOf>> = {
  CONTRACTCALL: (facts) => ({
    did: say`called ${called(facts)}${movedSuffix(facts)}`,
    tried: say`call ${called(facts)}`,
  }),
  CONTRACTCREATEINSTANCE: deed('created', 'create', person('contract')),
  CONTRACTUPDATEINSTANCE: deed('updated', 'update', person('contract')),
  CONTRACTDELETEINSTANCE: deed('deleted', 'delete', person('contract')),
  CRYPTOADDLIVEHASH: deed('added', 'add', (facts) => say`a live hash${whose('to', facts)}`),
  CRYPTODELETELIVEHASH: deed('deleted', 'delete', (facts) => say`a live hash${whose('of', facts)}`),
  CRYPTOCREATEACCOUNT: deed('created', 'create', person('account')),
  CRYPTODELETE: deed('deleted', 'delete', person('account')),
  CRYPTOUPDATEACCOUNT: deed('updated', 'update', person('account')),
  CRYPTOAPPROVEALLOWANCE: deed('allowed', 'allow', () => 'others to spend from an account'),
  CRYPTODELETEALLOWANCE: deed('withdrew', 'withdraw', () => 'allowances to spend NFTs'),
  FILEAPPEND: deed('appended', 'append', (facts) => say`${bytes(facts)} to ${main('file')(facts)}`),
  FILECREATE: deed('created', 'create', main('file')),
  FILEUPDATE: deed('updated', 'update', main('file')),
  FILEDELETE: deed('deleted', 'delete', main('file')),
  SYSTEMDELETE: deed('deleted', 'delete', (facts) => say`${main('entity')(facts)} as an administrator`),
  SYSTEMUNDELETE: deed('restored', 'restore', (facts) => say`${main('entity')(facts)} as an administrator`),
  FREEZE: deed('scheduled', 'schedule', () => 'a freeze or upgrade of the network'),
  CONSENSUSCREATETOPIC: deed('created', 'create', main('topic')),
  CONSENSUSUPDATETOPIC: deed('updated', 'update', main('topic')),
  CONSENSUSDELETETOPIC: deed('deleted', 'delete', main('topic')),
  CONSENSUSSUBMITMESSAGE: (facts) => ({
    did: say`wrote message${numbered(facts)} to ${main('topic')(facts)}${part(facts)}`,
    tried: say`write a message to ${main('topic')(facts)}`,
  }),
  UNCHECKEDSUBMIT: deed('submitted', 'submit', () => 'a transaction without the usual checks'),
  TOKENCREATION: deed('created', 'create', main('token')),
  TOKENUPDATE: deed('updated', 'update', main('token')),
  TOKENDELETION: deed('deleted', 'delete', main('token')),
  TOKENFREEZE: deed('froze', 'freeze', (facts) => say`${tokens(facts)}${whose('for', facts)}`),
  TOKENUNFREEZE: deed('unfroze', 'unfreeze', (facts) => say`${tokens(facts)}${whose('for', facts)}`),
  TOKENGRANTKYC: deed('granted', 'grant', (facts) => say`KYC for ${tokens(facts)}${whose('to', facts)}`),
  TOKENREVOKEKYC: deed('revoked', 'revoke', (facts) => say`KYC for ${tokens(facts)}${whose('of', facts)}`),
  TOKENMINT: deed('minted', 'mint', supplied),
  TOKENBURN: deed('burned', 'burn', supplied),
  TOKENWIPE: deed('wiped', 'wipe', (facts) => say`${supplied(facts)}${wiped(facts)}`),
  TOKENASSOCIATE: deed('associated', 'associate', (facts) => say`${tokens(facts)}${whose('with', facts)}`),
  TOKENDISSOCIATE: deed('dissociated', 'dissociate', (facts) => say`${tokens(facts)}${whose('from', facts)}`),
  TOKENFEESCHEDULEUPDATE: deed('changed', 'change', (facts) => say`the custom fees of ${main('token')(facts)}`),
  TOKENPAUSE: deed('paused', 'pause', main('token')),
  TOKENUNPAUSE: deed('unpaused', 'unpause', main('token')),
  TOKENUPDATENFTS: deed('changed', 'change', (facts) => say`the metadata of NFTs of ${main('token')(facts)}`),
  TOKENREJECT: deed('rejected', 'reject', (facts) => say`${tokens(facts)} and sent them back`),
  TOKENAIRDROP: (facts) => ({ did: say`airdropped tokens${movedSuffix(facts)}`, tried: say`airdrop tokens` }),
  TOKENCANCELAIRDROP: deed('cancelled', 'cancel', () => 'pending airdrops'),
  TOKENCLAIMAIRDROP: deed('claimed', 'claim', (facts) => say`pending airdrops${movedSuffix(facts)}`),
  SCHEDULECREATE: deed('created', 'create', (facts) => say`${main('schedule')(facts)}${scheduledThing(facts)}`),
  SCHEDULESIGN: deed('signed', 'sign', (facts) => say`${main('schedule')(facts)}${scheduledThing(facts)}`),
  SCHEDULEDELETE: deed('deleted', 'delete', main('schedule')),
  NODESTAKEUPDATE: () => ({
    did: say`ended the staking period and published the new stakes of the nodes`,
    tried: say`end the staking period`,
  }),
  UTILPRNG: deed('drew', 'draw', random),
  NODECREATE: deed('added', 'add', () => 'a node to the address book'),
  NODEUPDATE: deed('updated', 'update', () => 'a node of the address book'),
  NODEDELETE: deed('removed', 'remove', () => 'a node from the address book'),
  REGISTEREDNODECREATE: deed('registered', 'register', () => 'a node'),
  REGISTEREDNODEUPDATE: deed('updated', 'update', () => 'a registered node'),
  REGISTEREDNODEDELETE: deed('removed', 'remove', () => 'a registered node'),
  ATOMICBATCH: deed('ran', 'run', (facts) => `a batch of ${inner(facts)} that only work together`),
  HOOKSTORE: deed('changed', 'change', () => 'the storage of a hook'),
  HOOKDISPATCH: deed('dispatched', 'dispatch', () => 'an action of a hook'),
  LEDGERIDPUBLICATION: deed('published', 'publish', () => 'the ledger’s ID'),
  TSSMESSAGE: network,
  TSSVOTE: network,
  STATESIGNATURETRANSACTION: network,
  HINTSPREPROCESSINGVOTE: network,
  HINTSKEYPUBLICATION: network,
  HINTSPARTIALSIGNATURE: network,
  HISTORYPROOFSIGNATURE: network,
  HISTORYPROOFKEYPUBLICATION: network,
  HISTORYPROOFVOTE: network,
  CRSPUBLICATION: network,
  MIGRATIONROOTHASHVOTE: network,
};

function numbered({ topicSequenceNumber }: SentenceFacts): string {
  return topicSequenceNumber === null ? '' : ` #${wholeText(topicSequenceNumber)}`;
}

function part({ chunkInfo }: SentenceFacts): string {
  return chunkInfo === null || chunkInfo === undefined ? '' : `, part ${chunkInfo.number} of ${chunkInfo.total}`;
}

function bytes({ fileContentsSize }: SentenceFacts): string {
  return fileContentsSize === null || fileContentsSize === undefined ? 'data' : `${wholeText(fileContentsSize)} bytes`;
}

function wiped(facts: SentenceFacts): Sayable {
  const id = facts.tokenAccount ?? facts.tokenTransfers[0]?.accountID;
  return id === undefined ? '' : say` from ${account(id)}`;
}

function random({ prngNumber, prngBytes }: SentenceFacts): Sayable {
  if (prngNumber !== null && prngNumber !== undefined) return `the random number ${wholeText(prngNumber)}`;
  return prngBytes === null || prngBytes === undefined ? 'a random number' : '48 random bytes';
}

function inner({ related }: SentenceFacts): string {
  const count = related?.filter((one) => one.relation === 'inner').length ?? 0;
  return count === 0 ? 'transactions' : `${wholeText(count)} transactions`;
}
