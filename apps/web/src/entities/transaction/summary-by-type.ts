import type { Amount } from '@ledgerscope/contract/amount';
import { toAmount } from '@ledgerscope/contract/amount-value';
import { cutEnd } from '../../shared/format/cut.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { approvedAllowances, withdrawnAllowances } from './allowance-summary.ts';
import type { SummaryFacts } from './summary-facts.ts';
import { account, entity, hbar, listed, mono, type Sayable, type SummaryPart, say, units } from './summary-part.ts';
import { type PhrasesOf, phrases } from './summary-phrases.ts';
import { movedSuffix, requestedTransfer } from './transfer-summary.ts';

const NOBODY = '0.0.0';

/** `the topic 0.0.5`, or `a topic` where its id is not known. */
function named(noun: string, id: string | null | undefined): readonly SummaryPart[] {
  return id === null || id === undefined ? withArticle(noun) : say`${noun} ${entity(id, noun)}`;
}

function withArticle(noun: string): readonly SummaryPart[] {
  return say`${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

function personOr(noun: string, id: string | null | undefined): readonly SummaryPart[] {
  return id === null || id === undefined ? withArticle(noun) : say`${noun} ${account(id)}`;
}

const main = (noun: string) => (facts: SummaryFacts) => named(noun, facts.createdID ?? facts.entityID);
const person = (noun: string) => (facts: SummaryFacts) => personOr(noun, facts.createdID ?? facts.entityID);

function tokenIds({ tokenIDs = [], requested }: SummaryFacts): readonly string[] {
  return tokenIDs.length > 0 ? tokenIDs : (requested?.tokenIDs ?? []);
}

function tokens(facts: SummaryFacts): readonly SummaryPart[] {
  const ids = tokenIds(facts);
  if (ids.length === 0) return say`tokens`;
  return say`${ids.length === 1 ? 'token' : 'tokens'} ${listed(
    ids.map((id) => [entity(id)]),
    3,
    'tokens',
  )}`;
}

/** `for 0.0.7`, where a token transaction is about somebody else's account. */
function whose(preposition: string, facts: SummaryFacts): Sayable {
  const id = facts.tokenAccount ?? facts.accountID ?? facts.requested?.accountID ?? facts.entityID;
  return id === null || id === undefined ? '' : say` ${preposition} ${account(id)}`;
}

/** Units or NFTs that a mint, burn or wipe is about. */
function supplied(facts: SummaryFacts): readonly SummaryPart[] {
  return suppliedNfts(facts) ?? suppliedUnits(facts);
}

function suppliedNfts(facts: SummaryFacts): readonly SummaryPart[] | undefined {
  const nfts = facts.nfts?.length ? facts.nfts : movedNfts(facts);
  const [first] = nfts;
  if (first === undefined) return undefined;
  if (nfts.length === 1) return say`NFT ${entity(first.tokenID)} #${wholeText(first.serialNumber)}`;
  return say`${wholeText(nfts.length)} NFTs of ${entity(first.tokenID)}`;
}

/** Units, or as many NFTs as were asked for, of a token that may be unknown. */
function suppliedUnits(facts: SummaryFacts): readonly SummaryPart[] {
  const token = tokenIds(facts)[0] ?? facts.entityID;
  const amount = facts.tokenAmount ?? facts.requested?.tokenAmount ?? movedUnits(facts);
  if (amount !== null && token) return [units(BigInt(amount), token, facts.tokenUnits)];
  const nfts = requestedNfts(facts);
  return nfts === undefined ? named('token', token) : say`${nfts}${token ? say` of ${entity(token)}` : ''}`;
}

/** How many NFTs were asked for; undefined for none. */
function requestedNfts({ requested }: SummaryFacts): string | undefined {
  const count = requested?.nftCount ?? 0;
  if (count === 0) return undefined;
  return count === 1 ? 'an NFT' : `${wholeText(count)} NFTs`;
}

/** NFTs that came into being or ceased to be. */
function movedNfts({ nftTransfers }: SummaryFacts): SummaryFacts['nftTransfers'] {
  return nftTransfers.filter(({ sender, receiver }) => sender === NOBODY || receiver === NOBODY);
}

/** Units of a change that has one side alone. */
function movedUnits({ tokenTransfers }: SummaryFacts): Amount | null {
  const [only] = tokenTransfers;
  if (only === undefined || tokenTransfers.length > 1) return null;
  const amount = BigInt(only.amount);
  return toAmount(amount < 0n ? -amount : amount);
}

function called(facts: SummaryFacts): readonly SummaryPart[] {
  const named = facts.decodedFunctionParams?.functionName;
  if (named !== undefined)
    return say`${mono(`${named}()`)} on ${personOr('contract', facts.contractID ?? facts.entityID)}`;
  const selector = facts.functionParameters?.slice(0, 8);
  const of = selector?.length === 8 ? say` (${mono(`0x${selector}`)})` : '';
  return say`${personOr('contract', facts.contractID ?? facts.entityID)}${of}`;
}

function scheduledThing(facts: SummaryFacts): Sayable {
  const label = facts.schedule?.scheduledTypeLabel;
  return label === null || label === undefined ? '' : ` for a later “${cutEnd(label, 40).toLowerCase()}”`;
}

/** Tinybars that a call sends along. */
function sending({ requested }: SummaryFacts): Sayable {
  const value = requested?.value ?? null;
  return value === null || BigInt(value) === 0n ? '' : say` with ${hbar(BigInt(value))}`;
}

const network: PhrasesOf = (facts) => ({
  did: say`took part in the network’s own work: ${facts.typeLabel}`,
  tried: say`take part in the network’s own work: ${facts.typeLabel}`,
});

/** Phrases for every transaction body type but transfers and Ethereum transactions. */
export const PHRASES_BY_TYPE: Readonly<Record<string, PhrasesOf>> = {
  CONTRACTCALL: (facts) => ({
    did: say`called ${called(facts)}${movedSuffix(facts)}`,
    tried: say`call ${called(facts)}${sending(facts)}`,
  }),
  CONTRACTCREATEINSTANCE: phrases('created', 'create', person('contract')),
  CONTRACTUPDATEINSTANCE: phrases('updated', 'update', person('contract')),
  CONTRACTDELETEINSTANCE: phrases('deleted', 'delete', person('contract')),
  CRYPTOADDLIVEHASH: phrases('added', 'add', (facts) => say`a live hash${whose('to', facts)}`),
  CRYPTODELETELIVEHASH: phrases('deleted', 'delete', (facts) => say`a live hash${whose('of', facts)}`),
  CRYPTOCREATEACCOUNT: phrases('created', 'create', person('account')),
  CRYPTODELETE: phrases('deleted', 'delete', person('account')),
  CRYPTOUPDATEACCOUNT: phrases('updated', 'update', person('account')),
  CRYPTOAPPROVEALLOWANCE: approvedAllowances,
  CRYPTODELETEALLOWANCE: phrases('withdrew', 'withdraw', withdrawnAllowances),
  FILEAPPEND: phrases('appended', 'append', (facts) => say`${bytes(facts)} to ${main('file')(facts)}`),
  FILECREATE: phrases('created', 'create', main('file')),
  FILEUPDATE: phrases('updated', 'update', (facts) => say`${changedOfFile(facts)}${main('file')(facts)}`),
  FILEDELETE: phrases('deleted', 'delete', main('file')),
  SYSTEMDELETE: phrases('deleted', 'delete', (facts) => say`${main('entity')(facts)} as an administrator`),
  SYSTEMUNDELETE: phrases('restored', 'restore', (facts) => say`${main('entity')(facts)} as an administrator`),
  FREEZE: phrases('scheduled', 'schedule', () => 'a freeze or upgrade of the network'),
  CONSENSUSCREATETOPIC: phrases('created', 'create', main('topic')),
  CONSENSUSUPDATETOPIC: phrases('updated', 'update', main('topic')),
  CONSENSUSDELETETOPIC: phrases('deleted', 'delete', main('topic')),
  CONSENSUSSUBMITMESSAGE: (facts) => ({
    did: say`wrote message${numbered(facts)} to ${main('topic')(facts)}${part(facts)}`,
    tried: say`write a message to ${main('topic')(facts)}`,
  }),
  UNCHECKEDSUBMIT: phrases('submitted', 'submit', () => 'a transaction without the usual checks'),
  TOKENCREATION: phrases('created', 'create', main('token')),
  TOKENUPDATE: phrases('updated', 'update', main('token')),
  TOKENDELETION: phrases('deleted', 'delete', main('token')),
  TOKENFREEZE: phrases('froze', 'freeze', (facts) => say`${tokens(facts)}${whose('for', facts)}`),
  TOKENUNFREEZE: phrases('unfroze', 'unfreeze', (facts) => say`${tokens(facts)}${whose('for', facts)}`),
  TOKENGRANTKYC: phrases('granted', 'grant', (facts) => say`KYC for ${tokens(facts)}${whose('to', facts)}`),
  TOKENREVOKEKYC: phrases('revoked', 'revoke', (facts) => say`KYC for ${tokens(facts)}${whose('of', facts)}`),
  TOKENMINT: phrases('minted', 'mint', supplied),
  TOKENBURN: phrases('burned', 'burn', supplied),
  TOKENWIPE: phrases('wiped', 'wipe', (facts) => say`${supplied(facts)}${wiped(facts)}`),
  TOKENASSOCIATE: phrases('associated', 'associate', (facts) => say`${tokens(facts)}${whose('with', facts)}`),
  TOKENDISSOCIATE: phrases('dissociated', 'dissociate', (facts) => say`${tokens(facts)}${whose('from', facts)}`),
  TOKENFEESCHEDULEUPDATE: phrases('changed', 'change', (facts) => say`the custom fees of ${main('token')(facts)}`),
  TOKENPAUSE: phrases('paused', 'pause', main('token')),
  TOKENUNPAUSE: phrases('unpaused', 'unpause', main('token')),
  TOKENUPDATENFTS: phrases('changed', 'change', (facts) => say`the metadata of ${nftsOf(facts)}`),
  TOKENREJECT: (facts) => ({
    did: say`rejected ${tokens(facts)} and sent ${tokenIds(facts).length === 1 ? 'it' : 'them'} back`,
    tried: say`reject ${tokens(facts)} and send ${tokenIds(facts).length === 1 ? 'it' : 'them'} back`,
  }),
  TOKENAIRDROP: (facts) => ({
    did: requestedTransfer(facts, 'airdropped') ?? say`airdropped tokens${movedSuffix(facts)}`,
    tried: requestedTransfer(facts, 'airdrop') ?? say`airdrop tokens`,
  }),
  TOKENCANCELAIRDROP: phrases('cancelled', 'cancel', pendingAirdrops),
  TOKENCLAIMAIRDROP: phrases('claimed', 'claim', (facts) => say`${pendingAirdrops(facts)}${movedSuffix(facts)}`),
  SCHEDULECREATE: phrases('created', 'create', (facts) => say`${main('schedule')(facts)}${scheduledThing(facts)}`),
  SCHEDULESIGN: phrases('signed', 'sign', (facts) => say`${main('schedule')(facts)}${scheduledThing(facts)}`),
  SCHEDULEDELETE: phrases('deleted', 'delete', main('schedule')),
  NODESTAKEUPDATE: () => ({
    did: say`ended the staking period and published the new stakes of the nodes`,
    tried: say`end the staking period`,
  }),
  UTILPRNG: phrases('drew', 'draw', random),
  NODECREATE: phrases('added', 'add', () => 'a node to the address book'),
  NODEUPDATE: phrases('updated', 'update', () => 'a node of the address book'),
  NODEDELETE: phrases('removed', 'remove', () => 'a node from the address book'),
  REGISTEREDNODECREATE: phrases('registered', 'register', () => 'a node'),
  REGISTEREDNODEUPDATE: phrases('updated', 'update', () => 'a registered node'),
  REGISTEREDNODEDELETE: phrases('removed', 'remove', () => 'a registered node'),
  ATOMICBATCH: phrases('ran', 'run', (facts) => say`a batch of ${inner(facts)}`),
  HOOKSTORE: phrases('changed', 'change', () => 'the storage of a hook'),
  HOOKDISPATCH: phrases('dispatched', 'dispatch', () => 'an action of a hook'),
  CLPRUPDATELEDGERCONFIGURATION: phrases('changed', 'change', () => 'how this ledger connects to other ledgers'),
  CLPRREGISTERCHANNEL: phrases('reserved', 'reserve', () => 'a channel to another ledger'),
  CLPRCOMPLETECHANNEL: phrases('opened', 'open', (facts) => say`a channel to another ledger${verifiedBy(facts)}`),
  CLPRCLOSECHANNEL: phrases('closed', 'close', () => 'a channel to another ledger'),
  CLPRSUBMITBUNDLE: phrases('delivered', 'deliver', () => 'messages from another ledger'),
  CLPRREDACTMESSAGE: phrases('redacted', 'redact', () => 'a message to another ledger'),
  CLPRREGISTERCONNECTOR: phrases('reserved', 'reserve', () => 'a connector to another ledger'),
  CLPRCOMPLETECONNECTOR: phrases(
    'opened',
    'open',
    (facts) => say`a connector to another ledger${connectorContract(facts)}`,
  ),
  CLPRDEREGISTERCONNECTOR: phrases('removed', 'remove', () => 'a connector to another ledger'),
  LEDGERIDPUBLICATION: phrases('published', 'publish', () => 'the ledger’s ID'),
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
  CLPRENDPOINTPUBLICATION: network,
};

/** The contract that checks what comes through a channel. */
function verifiedBy({ entityID }: SummaryFacts): Sayable {
  return entityID === null || entityID === undefined ? '' : say`, verified by ${personOr('contract', entityID)}`;
}

/** The contract that authorizes what goes through a connector. */
function connectorContract({ entityID }: SummaryFacts): Sayable {
  return entityID === null || entityID === undefined ? '' : say` with ${personOr('contract', entityID)}`;
}

function numbered({ topicSequenceNumber }: SummaryFacts): string {
  return topicSequenceNumber === null ? '' : ` #${wholeText(topicSequenceNumber)}`;
}

function part({ chunkInfo }: SummaryFacts): string {
  return chunkInfo === null || chunkInfo === undefined ? '' : `, part ${chunkInfo.number} of ${chunkInfo.total}`;
}

function bytes({ fileContentsSize }: SummaryFacts): string {
  return fileContentsSize === null || fileContentsSize === undefined ? 'data' : `${wholeText(fileContentsSize)} bytes`;
}

function wiped(facts: SummaryFacts): Sayable {
  const id = facts.tokenAccount ?? facts.requested?.accountID ?? facts.tokenTransfers[0]?.accountID;
  return id === undefined ? '' : say` from ${account(id)}`;
}

function random({ prngNumber, prngBytes }: SummaryFacts): Sayable {
  if (prngNumber !== null && prngNumber !== undefined) return `the random number ${wholeText(prngNumber)}`;
  return prngBytes === null || prngBytes === undefined ? 'a random number' : '48 random bytes';
}

/** All transactions of the batch, those that never ran too. */
function inner({ requested, related }: SummaryFacts): string {
  const ran = related?.filter((one) => one.relation === 'inner').length ?? 0;
  const count = requested?.innerTransactions.length || ran;
  if (count === 0) return 'transactions that only work together';
  return count === 1 ? '1 transaction' : `${wholeText(count)} transactions that only work together`;
}

function changedOfFile({ fileContentsSize, entityMemo }: SummaryFacts): string {
  if (fileContentsSize !== null || entityMemo === null || entityMemo === undefined) return '';
  return 'the memo of ';
}

function pendingAirdrops(facts: SummaryFacts): readonly SummaryPart[] {
  const ids = facts.requested?.tokenIDs ?? [];
  return ids.length === 0 ? say`pending airdrops` : say`pending airdrops of ${tokens({ ...facts, tokenIDs: ids })}`;
}

function nftsOf(facts: SummaryFacts): readonly SummaryPart[] {
  return say`${requestedNfts(facts) ?? 'NFTs'} of ${main('token')(facts)}`;
}
