import { compareAscending, consensusNsOf, type EntityId } from '@ledgerscope/ledger';
import { parseStreamFileName } from '@ledgerscope/streams';
import type { BalanceSignatureCopy, ListedBalances } from './balance-files.ts';

/** A copy of a balance file, or of a signature of one, and the node in whose folder it is. */
export interface BalancePart {
  readonly origin: string;
  /** Undefined where the folder does not name it. */
  readonly node: EntityId | undefined;
}

interface Parts {
  readonly name: string;
  readonly instant: bigint;
  readonly data: BalancePart[];
  readonly signatures: BalancePart[];
}

type Read = (origin: string) => Promise<Uint8Array | undefined>;

const FORM = /_Balances\.(csv|pb)/;

/** Puts the parts of balance files together, the newest first; of one instant the protobuf form before the text. */
export function listBalances(
  parts: Iterable<BalancePart>,
  { from, upTo }: { readonly from: bigint; readonly upTo: bigint },
  read: Read,
): ListedBalances[] {
  const files = new Map<string, Parts>();
  for (const part of parts) {
    const parsed = parsedPart(part);
    if (parsed === undefined || parsed.instant < from || parsed.instant > upTo) continue;
    const { form } = parsed;
    const key = `${parsed.instant} ${form}`;
    const file = files.get(key) ?? {
      name: `${parsed.stem}_Balances.${form}`,
      instant: parsed.instant,
      data: [],
      signatures: [],
    };
    files.set(key, file);
    (parsed.kind === 'balance' ? file.data : file.signatures).push(part);
  }
  return [...files.values()]
    .filter(({ data }) => data.length > 0)
    .sort((one, other) => compareAscending(other.instant, one.instant) || (one.name < other.name ? 1 : -1))
    .map((file) => ({
      name: file.name,
      instant: consensusNsOf(file.instant),
      copies: () => readCopies(file, read),
      signatures: () => readSignatures(file, read),
    }));
}

/** Undefined for what is no part of a balance file. */
function parsedPart({ origin }: BalancePart) {
  const parsed = parseStreamFileName(origin);
  const form = FORM.exec(parsed?.name ?? '')?.[1];
  return parsed?.instant === undefined || form === undefined ? undefined : { ...parsed, instant: parsed.instant, form };
}

async function* readCopies({ data }: Parts, read: Read) {
  for (const { origin } of data) {
    const bytes = await read(origin);
    if (bytes !== undefined) yield { origin, bytes };
  }
}

async function readSignatures({ signatures }: Parts, read: Read): Promise<BalanceSignatureCopy[]> {
  const found: BalanceSignatureCopy[] = [];
  for (const part of signatures) {
    const bytes = await read(part.origin);
    if (bytes !== undefined) found.push({ ...part, bytes });
  }
  return found;
}
