import { type ConsensusNs, consensusNsOf, formatIso, NS_PER_HOUR } from '@ledgerscope/ledger';
import { type FirstBlock, firstBlock, type LedgerStore } from '@ledgerscope/ledger-store';
import { isFirstBlock, parseStreamFileName, type StreamBlock } from '@ledgerscope/streams';
import type { Logger } from 'pino';
import { firstProven, openingText } from './balances/opening-balances.ts';
import { IngestHaltError } from './ingest-halt-error.ts';
import { type StartPoint, startPointText } from './settings/start-point.ts';
import type { BalancesAt } from './source/balance-file.ts';
import type { BalanceFiles } from './source/balance-files.ts';
import { fileAround } from './source/find-record-start.ts';
import { findStart } from './source/find-start.ts';
import { isFound, startAtFile } from './source/found-start.ts';
import { isStated, type StatedBalances } from './source/stated-balances.ts';
import type { FoundStart, NoStart, RecordPlaces } from './source/stream-places.ts';
import type { SourceFile, StreamSource } from './source/stream-source.ts';
import { MOST_TOKEN_BALANCES } from './state/opening-tokens.ts';
import type { NetworkState } from './verify/network-state.ts';

/** How long before the start a balance file may be: everything from there on is read. Networks wrote one every 15 minutes. */
const MOST_BACK_NS = NS_PER_HOUR;
/** Networks close a file every two seconds. */
const BLOCKS_OF_MOST_BACK = 1_800n;

export interface LedgerStartOptions {
  readonly source: StreamSource;
  readonly store: LedgerStore;
  /** Undefined where the source's oldest file is the first one. */
  readonly from: StartPoint | undefined;
  readonly trustUnsigned: boolean;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

/** What a reader continues with. */
export interface Opened {
  readonly network: NetworkState;
  readonly after: string | undefined;
}

/** What accounts held, and the file whose time it is of. */
interface Opening {
  readonly snapshot: BalancesAt;
  readonly fileName: string;
}

/** The same, with how that file is begun with. */
interface OpenedBalances {
  readonly snapshot: BalancesAt;
  readonly begin: FoundStart;
}

/** With which file an empty store begins, and what is known of the time before it. */
export class LedgerStart {
  readonly #options: LedgerStartOptions;
  #opening: Opening | undefined;

  constructor(options: LedgerStartOptions) {
    this.#options = options;
  }

  /**
   * The network as of the store's head, or of an empty store's first file, and the name after which a listing continues.
   * @throws IngestHaltError where the file that `--from` names is not there, SourceError
   */
  async open(openNetwork: (start?: ConsensusNs) => Promise<NetworkState>): Promise<Opened> {
    const { head } = this.#options.store;
    if (head !== undefined) return { network: await openNetwork(), after: head.fileName };
    const start = await this.#find();
    const network = await openNetwork(start?.at);
    if (start === undefined) return { network, after: undefined };
    return { network, after: (await this.#withBalances(start, network)).after };
  }

  /** The file that `--from` names; undefined for the oldest one. @throws IngestHaltError where it is not there, SourceError */
  async #find(): Promise<FoundStart | undefined> {
    const { from, log } = this.#options;
    if (from === undefined || from.kind === 'genesis') return undefined;
    const found = await this.#lookFor(from);
    if (!isFound(found)) throw this.#haltOf(from, found);
    log.info({ file: found.first }, `--from ${startPointText(from)}: ${describeStart(found)}`);
    return found;
  }

  /**
   * Where the source has balances of the hour before the start: the file of their time, which is begun with, so that every balance
   * is known from the first block on. Else the start as it is. @throws SourceError
   */
  async #withBalances(start: FoundStart, network: NetworkState): Promise<FoundStart> {
    const { source, log } = this.#options;
    const { balances, stated } = source;
    const records = source.places?.().records;
    if (start.at === undefined) return start;
    let opened: OpenedBalances | undefined;
    if (stated !== undefined) opened = await this.#statedBefore(stated, start.at);
    else if (balances === undefined || records === undefined || !start.isRecord) return start;
    else opened = await this.#newestOpening(balances, records, start.at, network);
    if (opened === undefined) {
      const [what, time] = [stated === undefined ? 'balance file' : 'balances', formatIso(start.at)];
      log.info(`no usable ${what} in the hour before ${time}: balances before the first block are unknown`);
      return start;
    }
    const { begin, snapshot } = opened;
    this.#opening = { snapshot, fileName: begin.first };
    log.info({ file: begin.first }, `ingest starts at ${formatIso(snapshot.consensusNs)}, when all balances are known`);
    return begin;
  }

  /** What accounts held at the time of the ledger's first block; undefined where that is not known. @throws SourceError */
  async readOpening(file: SourceFile, block: StreamBlock, network: NetworkState): Promise<BalancesAt | undefined> {
    const opening =
      this.#opening?.fileName === file.name ? this.#opening.snapshot : await this.#look(file, block, network);
    this.#opening = undefined;
    if (opening === undefined) return undefined;
    const { log } = this.#options;
    log.info(openingText(opening));
    if (opening.tokenBalances.length > MOST_TOKEN_BALANCES)
      log.warn(`more than ${MOST_TOKEN_BALANCES} token balances: they are not loaded and remain unknown`);
    return opening;
  }

  /** Says so where a store that is filled begins elsewhere than `--from` asks for. */
  async compareWithStored(): Promise<void> {
    const { from, store, log } = this.#options;
    const { head } = store;
    const first = from === undefined || head === undefined ? undefined : await firstBlock(store);
    if (from === undefined || first === undefined || (await this.#isWhere(from, first))) return;
    const begins = `${first.fileName} of ${formatIso(consensusNsOf(first.firstNs))}`;
    log.warn(
      { file: first.fileName },
      `--from ${startPointText(from)} ignored: the database already starts at ${begins}; continuing after ${head?.fileName}. To start elsewhere, use another data folder (--data) or database.`,
    );
  }

  /** Where signatures do not prove the first file: adds to the error what is different in a start in the middle. */
  withAdvice(error: unknown, block: bigint | undefined): unknown {
    const { from } = this.#options;
    const isProof = error instanceof IngestHaltError && ['missing-signatures', 'not-proven'].includes(error.reason);
    if (!isProof || block !== undefined || from === undefined || from.kind === 'genesis') return error;
    const { file, reason, waiting, message } = error;
    return new IngestHaltError({
      file,
      reason,
      waiting,
      message: `${message}. Ingest starts in the middle of the ledger, so no earlier address book is available. If the current address book does not match this time, set the matching one with --address-book (the contents of file 0.0.102 at that time).`,
      cause: error,
    });
  }

  #haltOf(from: StartPoint, { problem, waiting }: NoStart): IngestHaltError {
    const { source } = this.#options;
    return new IngestHaltError({
      file: source.label,
      reason: 'no-start',
      message: `cannot start from ${startPointText(from)} in ${source.label}: ${problem}.`,
      waiting,
    });
  }

  async #newestOpening(
    balances: BalanceFiles,
    records: RecordPlaces,
    at: bigint,
    network: NetworkState,
  ): Promise<OpenedBalances | undefined> {
    for (const listed of await balances.between(at - MOST_BACK_NS, at)) {
      const file = await fileAround(records, listed.instant);
      const snapshot = file === undefined ? undefined : await firstProven([listed], { ...this.#options, network });
      if (file !== undefined && snapshot !== undefined) return { begin: startAtFile(file), snapshot };
    }
    return undefined;
  }

  async #statedBefore(stated: StatedBalances, at: bigint): Promise<OpenedBalances | undefined> {
    const snapshot = await this.#findStated(stated, at - MOST_BACK_NS, at);
    const begin = snapshot === undefined ? undefined : await stated.startAround(snapshot.consensusNs);
    return snapshot === undefined || begin === undefined ? undefined : { begin, snapshot };
  }

  /** Why none can be used, the log says. */
  async #findStated(stated: StatedBalances, from: bigint, upTo: bigint): Promise<BalancesAt | undefined> {
    const balances = await stated.between(from, upTo);
    if (isStated(balances)) return balances;
    const { source, log } = this.#options;
    log.info(`balances from ${source.label} are not used: ${balances.problem}`);
    return undefined;
  }

  /** A process that begins again with the first block has to find the balances again. */
  async #look(file: SourceFile, block: StreamBlock, network: NetworkState): Promise<BalancesAt | undefined> {
    const { balances, stated } = this.#options.source;
    if (isFirstBlock(block)) return undefined;
    if (stated !== undefined) return this.#findStated(stated, block.consensusStart, block.consensusEnd);
    return balances === undefined ? undefined : this.#lookAmong(balances, file, block, network);
  }

  async #lookAmong(balances: BalanceFiles, file: SourceFile, { consensusEnd }: StreamBlock, network: NetworkState) {
    const instant = parseStreamFileName(file.name)?.instant;
    if (instant === undefined) return undefined;
    const next = (await this.#options.source.places?.().records?.after(instant))?.files[0];
    const upTo = next === undefined ? consensusEnd : next.instant - 1n;
    const listed = (await balances.between(instant, upTo)).filter((each) => each.instant <= instant + MOST_BACK_NS);
    return firstProven(listed, { ...this.#options, network });
  }

  /** Where `--from` is only a little off, balances were begun with, or there was no file at that time. */
  async #isWhere(from: StartPoint, first: FirstBlock): Promise<boolean> {
    if (from.kind !== 'instant') return isWhere(from, first);
    const off = from.at - first.firstNs;
    if (off > MOST_BACK_NS) return false;
    if (off >= -MOST_BACK_NS) return true;
    const found = await this.#lookFor(from);
    return isFound(found) && found.first === first.fileName;
  }

  async #lookFor(from: StartPoint): Promise<FoundStart | NoStart> {
    const { source } = this.#options;
    return source.startAt?.(from) ?? findStart(source.places?.() ?? {}, from);
  }
}

/** Whether a ledger begins at this point, by the number of its first block. */
function isWhere(from: Exclude<StartPoint, { kind: 'instant' }>, { number }: FirstBlock): boolean {
  if (from.kind === 'latest') return true;
  if (from.kind === 'genesis') return number === null || number <= 0n;
  return number !== null && from.number >= number && from.number <= number + BLOCKS_OF_MOST_BACK;
}

function describeStart({ first, at }: FoundStart): string {
  return `the first file is ${first}${at === undefined ? '' : `, which begins at ${formatIso(at)}`}`;
}
