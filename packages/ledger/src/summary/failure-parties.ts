import type { SummaryFacts } from './summary-facts.ts';
import { account, collection, mono, oneNft, type SummaryPart } from './summary-part.ts';

/** Things that a failure can be about: each is the parts that name it. */
export type Named = readonly (readonly SummaryPart[])[];
/** Finds what a failure can be about, as far as the transaction tells. */
export type Party = (facts: SummaryFacts) => Named;
type Side = 'sender' | 'receiver' | 'either';

const NOBODY = '0.0.0';

/** Who paid for the transaction. */
export const payer: Party = ({ payerID }) => [[account(payerID)]];

/** The account that it acts on. */
const actedAccount: Party = ({ type, accountID, entityID }) => {
  const id = accountID ?? (type.startsWith('CRYPTO') ? entityID : null);
  return id === null || id === undefined ? [] : [[account(id)]];
};

/** The contract that was called. */
export const calledContract: Party = ({ contractID, entityID }) => {
  const id = contractID ?? entityID;
  return id === null || id === undefined ? [] : [[account(id)]];
};

/** The topic, file or schedule that it acts on. */
export function target(noun: 'topic' | 'file' | 'schedule'): Party {
  return ({ entityID }) => (entityID === null ? [] : [[{ kind: 'entity', id: entityID, noun }]]);
}

/** Accounts whose tokens it moves, or whose relation to tokens it changes. */
export function tokenAccounts(side: Side): Party {
  return (facts) => {
    const moved = tokenLines(facts, side).flatMap(accountParts);
    return moved.length > 0 ? distinct(moved) : relatedAccounts(facts);
  };
}

function tokenLines({ requested }: SummaryFacts, side: Side): readonly Line[] {
  const fungible = (requested?.tokenTransfers ?? []).filter(({ amount }) => isOn(side, amount)).map(lineOf);
  const ofNfts = (requested?.nftTransfers ?? []).flatMap((line) => {
    const sender = { id: line.sender, alias: line.senderAlias };
    const receiver = { id: line.receiver, alias: line.receiverAlias };
    return { sender: [sender], receiver: [receiver], either: [sender, receiver] }[side];
  });
  return [...fungible, ...ofNfts];
}

/** Of a transaction without transfers: whose tokens it is about, or who gives allowances. */
function relatedAccounts({ requested, tokenAccount, accountID, payerID }: SummaryFacts): Named {
  const id = requested?.accountID ?? tokenAccount ?? accountID;
  if (id !== null && id !== undefined) return [[account(id)]];
  return distinct((requested?.allowances ?? []).map(({ ownerID }) => [account(ownerID ?? payerID)]));
}

/** Accounts that it moves hbar of, and those whose tokens it moves. */
export const anyAccounts: Party = (facts) => {
  const moved = (facts.requested?.transfers ?? []).map(lineOf);
  const all = [...moved.flatMap(accountParts), ...tokenAccounts('either')(facts)];
  const others = all.filter(([part]) => part?.kind !== 'account' || part.id !== facts.payerID);
  return others.length > 0 ? distinct(others) : actedAccount(facts);
};

/** Accounts that hbar was to be taken from. */
export const hbarSenders: Party = ({ requested }) =>
  distinct(
    (requested?.transfers ?? [])
      .filter(({ amount }) => isOn('sender', amount))
      .map(lineOf)
      .flatMap(accountParts),
  );

/** Tokens that it moves or names. */
export const tokens: Party = (facts) => {
  const { type, entityID, tokenIDs = [], tokenUnits } = facts;
  const ids = [...new Set([...requestedTokens(facts), ...tokenIDs])];
  const own = ids.length === 0 && type.startsWith('TOKEN') && entityID !== null ? [entityID] : ids;
  return own.map((id) => [collection(id, tokenUnits)]);
};

function requestedTokens({ requested }: SummaryFacts): readonly string[] {
  if (requested === null) return [];
  const { tokenTransfers, nftTransfers, allowances, tokenIDs } = requested;
  const named = [...tokenTransfers, ...nftTransfers, ...allowances].flatMap(({ tokenID }) => tokenID ?? []);
  return [...named, ...tokenIDs];
}

/** NFTs that it moves or names. */
export const nfts: Party = ({ requested, nfts: named, tokenUnits }) => {
  const moved = [...(requested?.nftTransfers ?? []), ...(named ?? [])];
  return distinct(moved.map(({ tokenID, serialNumber }) => oneNft(tokenID, String(serialNumber), tokenUnits)));
};

function isOn(side: Side, amount: string | number): boolean {
  if (side === 'either') return true;
  return side === 'sender' ? BigInt(amount) < 0n : BigInt(amount) > 0n;
}

/** Who a line is of: a number, or an alias that may be nobody's yet. */
interface Line {
  readonly id: string | null;
  readonly alias: string | null;
}

function lineOf({ accountID, alias }: { readonly accountID: string | null; readonly alias: string | null }): Line {
  return { id: accountID, alias };
}

function accountParts({ id, alias }: Line): Named {
  if (id !== null && id !== NOBODY) return [[account(id)]];
  return alias === null ? [] : [[mono(alias)]];
}

/** Each once, in the order given. */
function distinct(all: Named): Named {
  const byText = new Map(all.map((parts) => [JSON.stringify(parts), parts]));
  return [...byText.values()];
}

/** More are counted instead of named. */
export const MOST_NAMED = 3;

/** `a`, `a or b`, `a, b or c`. */
export function oneOf(named: Named): readonly SummaryPart[] {
  return named.flatMap((parts, place) => {
    if (place === 0) return parts;
    return [{ kind: 'text', text: place === named.length - 1 ? ' or ' : ', ' } as const, ...parts];
  });
}
