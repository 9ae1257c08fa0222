import fs from 'node:fs';
import path from 'node:path';
import { isSuccessful } from '@ledgerscope/ledger';
import type { TransactionRow } from '@ledgerscope/ledger-store';
import { attachSidecars, decode, hapi, readRecordFile, readSidecarFile, type StreamBlock } from '@ledgerscope/streams';
import { MemoryContext } from '../../../derive/testing/memory-context.ts';
import type { JsonObject } from '../../mirror/mirror-client.ts';
import type { ReportedContract } from './contract-json.ts';
import { asOf } from './filter.ts';
import type { MirrorPage, MirrorServer } from './mirror-server.ts';
import { MirrorState } from './mirror-state.ts';
import { type ReportedBlock, type ReportedTransaction, reportedBlock } from './reported-block.ts';
import { epoch, hex, idText } from './transaction-json.ts';

/** For tests: what a mirror node knows that read these record files, as answers of its REST API. */
export class MirrorLedger {
  readonly blocks: ReportedBlock[] = [];
  readonly #context = new MemoryContext();
  readonly #state = new MirrorState();
  readonly #transactions: ReportedTransaction[] = [];
  readonly #rates: { readonly ns: bigint; readonly set: hapi.ExchangeRateSet }[] = [];

  /** Reads the record files of a folder in the layout of the buckets, of its first node. */
  static ofFolder(folder: string, firstNumber = 0n): MirrorLedger {
    const ledger = new MirrorLedger();
    for (const [index, { name, block }] of recordBlocks(folder).entries())
      ledger.add(name, block, block.number ?? firstNumber + BigInt(index));
    return ledger;
  }

  add(name: string, block: StreamBlock, number = block.number ?? BigInt(this.blocks.length)): void {
    const reported = reportedBlock(name, block, number, this.#context);
    this.blocks.push(reported);
    this.#state.add(block);
    this.#transactions.push(...reported.transactions);
    this.#beginRates(block);
    for (const { ns, item } of reported.transactions) {
      const set = ratesWritten(item.body, item.record);
      if (set !== undefined && isSuccessful(item.record.receipt?.status ?? 0)) this.#rates.push({ ns, set });
    }
  }

  /** A network's later blocks begin with rates that were written before them. */
  #beginRates({ items }: StreamBlock): void {
    const stated = items.flatMap(({ record }) => record.receipt?.exchangeRate ?? []);
    const isWritten = items.some(({ body, record }) => ratesWritten(body, record) !== undefined);
    if (this.#rates.length === 0 && !isWritten) for (const set of stated.slice(0, 1)) this.#rates.push({ ns: 0n, set });
  }

  /** Answers from what is known at the time of each request. */
  serve(server: MirrorServer): void {
    const { routes } = server;
    this.#state.serve(server);
    routes.set('blocks', (query) => this.#blockPage(query));
    routes.set('blocks/*', (_query, [, number]) => this.blocks.find((each) => `${each.number}` === number)?.json);
    routes.set('transactions', () => page('transactions', this.#transactions));
    routes.set('transactions/*', (query, [, id = '']) => this.#byId(query, id));
    routes.set('topics/*/messages', (_query, [, topic]) => this.#messages(topic));
    routes.set('contracts/results', () => this.#results());
    routes.set('contracts/results/logs', () => this.#contracts('logs', ({ logs }) => logs));
    routes.set('contracts/results/*', (query, [, , id]) => this.#contractById(query, id));
    routes.set('contracts/results/*/actions', (_query, [, , id]) => this.#actions(id));
    routes.set('contracts/*', (query, [, id]) => this.#contract(id, asOf(query)));
    routes.set('network/exchangerate', (query) => this.#rate(asOf(query)));
  }

  #blockPage(query: URLSearchParams): MirrorPage {
    const byTime = query.has('timestamp');
    const numbers = new Map(
      this.blocks.map((reported) => [reported.json, byTime ? reported.block.consensusEnd : reported.number]),
    );
    return {
      name: 'blocks',
      entries: [...numbers.keys()],
      by: byTime ? 'timestamp' : 'block.number',
      keyOf: (entry) => numbers.get(entry) ?? 0n,
      write: byTime ? epoch : String,
    };
  }

  #byId(query: URLSearchParams, id: string): JsonObject | undefined {
    const found = this.#transactions.filter(
      ({ json, row }) =>
        json.transaction_id === id &&
        (!query.has('nonce') || `${row.nonce}` === query.get('nonce')) &&
        (!query.has('scheduled') || `${row.scheduled === 1}` === query.get('scheduled')),
    );
    if (found.length === 0) return undefined;
    return { transactions: found.map(({ json, fees }) => ({ ...json, assessed_custom_fees: fees })) };
  }

  #messages(topic: string | undefined): MirrorPage {
    const messages = this.#transactions.filter(({ message }) => message?.topic_id === topic);
    return page('messages', messages, ({ message }) => message ?? {});
  }

  #contracts(name: string, of: (reported: ReportedContract) => readonly JsonObject[]): MirrorPage {
    const entries = this.#transactions.flatMap(({ contract }) =>
      contract === undefined ? [] : of(contract).map((json) => ({ json, ns: contract.ns })),
    );
    const times = new Map(entries.map(({ json, ns }) => [json, ns]));
    return {
      name,
      entries: [...times.keys()],
      by: 'timestamp',
      keyOf: (entry) => times.get(entry) ?? 0n,
      write: epoch,
    };
  }

  /** Since release 0.157, transactions that users sent and that moved tokens without a contract have a result as well. */
  #results(): MirrorPage {
    const real = this.#contracts('results', ({ result }) => [result]);
    const moved = this.#transactions.filter(
      ({ contract, row }) => contract === undefined && row.nonce === 0 && row.tokenTransferToken.length > 0,
    );
    const synthetic = new Map(moved.map(({ ns, row }) => [syntheticResult(row, epoch(ns)), ns]));
    const keyOf = (entry: JsonObject) => synthetic.get(entry) ?? real.keyOf(entry);
    const entries = [...real.entries, ...synthetic.keys()];
    return { ...real, entries: entries.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)), keyOf };
  }

  /** By the id that the transaction has without its nonce, or by the hash of an Ethereum transaction. */
  #reportedContract(id: string | undefined, nonce = '0'): ReportedContract | undefined {
    const all = this.#transactions.flatMap(({ contract }) => contract ?? []);
    return all.find((each) => (each.transactionId === id && `${each.nonce}` === nonce) || each.result.hash === id);
  }

  #contractById(query: URLSearchParams, id: string | undefined): JsonObject | undefined {
    const reported = this.#reportedContract(id, query.get('nonce') ?? '0');
    return reported?.details(query.get('hbar') === 'false');
  }

  #actions(id: string | undefined): JsonObject | MirrorPage | undefined {
    const reported = this.#reportedContract(id);
    if (reported === undefined) return undefined;
    const { actions } = reported;
    return {
      name: 'actions',
      entries: actions,
      by: 'index',
      keyOf: (entry) => BigInt(actions.indexOf(entry)),
      write: String,
    };
  }

  /** A contract as of an instant, with the code that it was made of. */
  #contract(id: string | undefined, ns: bigint | undefined): JsonObject | undefined {
    const contract = this.#state.contract(id, ns);
    const codes = this.blocks.flatMap(({ rows }) => rows.contractBytecode);
    const code = codes.find((each) => idText(each.contract) === id);
    if (contract === undefined || code === undefined) return contract;
    return { ...contract, bytecode: `0x${hex(code.initcode)}`, runtime_bytecode: `0x${hex(code.runtimeBytecode)}` };
  }

  #rate(ns: bigint | undefined): JsonObject | undefined {
    const rate = this.#rates.findLast((each) => ns === undefined || each.ns <= ns);
    if (rate === undefined) return undefined;
    const of = ({ hbarEquiv, centEquiv, expirationTime }: hapi.ExchangeRate): JsonObject => ({
      cent_equivalent: centEquiv,
      expiration_time: expirationTime?.seconds ?? 0n,
      hbar_equivalent: hbarEquiv,
    });
    const { currentRate, nextRate } = rate.set;
    return {
      current_rate: currentRate && of(currentRate),
      next_rate: nextRate && of(nextRate),
      timestamp: epoch(rate.ns),
    };
  }
}

function syntheticResult({ tokenTransferToken: [token = 0n] }: TransactionRow, timestamp: string): JsonObject {
  return {
    amount: null,
    bloom: '0x',
    call_result: '0x',
    contract_id: idText(token),
    created_contract_ids: [],
    error_message: null,
    function_parameters: '0x',
    gas_limit: 0,
    gas_used: null,
    result: 'SUCCESS',
    timestamp,
  };
}

/** Entries by their consensus time. */
function page(
  name: string,
  list: readonly ReportedTransaction[],
  jsonOf: (reported: ReportedTransaction) => JsonObject = ({ json }) => json,
): MirrorPage {
  const times = new Map(list.map((reported) => [jsonOf(reported), reported.ns]));
  return {
    name,
    entries: [...times.keys()],
    by: 'timestamp',
    keyOf: (entry) => times.get(entry) ?? 0n,
    write: epoch,
  };
}

/** Mirror nodes read the rates from file 0.0.112. */
function ratesWritten({ fileCreate, fileUpdate }: hapi.TransactionBody, { receipt }: hapi.TransactionRecord) {
  const file = fileCreate === undefined ? fileUpdate?.fileID : receipt?.fileID;
  const { contents } = fileCreate ?? fileUpdate ?? {};
  return file?.fileNum === 112n && contents !== undefined ? decode(hapi.ExchangeRateSet, contents) : undefined;
}

/** Record files with their sidecars, oldest first. */
export function recordBlocks(folder: string): { readonly name: string; readonly block: StreamBlock }[] {
  const streams = path.join(folder, 'recordstreams');
  const [node = ''] = fs.readdirSync(streams).sort();
  const names = fs.readdirSync(path.join(streams, node)).filter((name) => /\.rcd(\.gz)?$/.test(name));
  const sidecars = path.join(streams, node, 'sidecar');
  const all = fs.existsSync(sidecars) ? fs.readdirSync(sidecars) : [];
  return names.sort().map((name) => {
    const block = readRecordFile(name, new Uint8Array(fs.readFileSync(path.join(streams, node, name))));
    const own = all.filter((sidecar) => sidecar.startsWith(name.slice(0, name.indexOf('Z') + 1)));
    attachSidecars(
      block,
      own.map((sidecar) => readSidecarFile(sidecar, new Uint8Array(fs.readFileSync(path.join(sidecars, sidecar))))),
    );
    return { name, block };
  });
}
