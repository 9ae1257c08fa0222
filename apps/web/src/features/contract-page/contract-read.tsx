import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import type { ContractRead } from '@ledgerscope/contract/contract-source';
import { CONTRACT_SOURCE_CALLS } from '@ledgerscope/contract/contract-source-calls';
import { AbiError, readableEntries, signatureSet } from '@ledgerscope/ledger/abi';

import { queryOptions } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AbiFunction } from 'viem';
import { useAbiBook } from '../../entities/abi/abi-book.ts';
import {
  decodeErrorWith,
  decodeOutputWith,
  keccakHex,
  parseAbiText,
  type ReadAbi,
} from '../../entities/abi/decode-with-abi.ts';
import { DecodedList } from '../../entities/abi/decoded-view.tsx';
import { encodeCall, ParameterError, typedIds } from '../../entities/abi/encode-call.ts';
import { addressOf } from '../../shared/api/address.ts';
import { FailedReply } from '../../shared/api/api-error.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { LongText } from '../../shared/ui/long-text.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import styles from './contract-page.module.css';

const VALUE_LENGTH = 200;

/** The ABI that the server knows, as text; null where it knows none. */
function abiQuery(id: string, isWanted: boolean) {
  return queryOptions({
    queryKey: ['contract-abi', id],
    queryFn: async ({ signal }): Promise<string | null> => {
      const { data } = await fetchReply(addressOf(CONTRACT_CALLS.getContractAbi, { id }), signal);
      return data === null ? null : JSON.stringify(data.abi);
    },
    enabled: isWanted,
    staleTime: 60_000,
  });
}

/** The view functions of a contract, each with what it returns now. */
export default function ContractReadTab({ id }: { id: string }) {
  const own = useAbiBook().find((one) => one.contractID === id)?.abi;
  const { data = own, error, refetch } = useReply(abiQuery(id, own === undefined));
  const abi = own ?? data;
  if (abi === undefined)
    return error === null ? <p className="empty muted">Loading...</p> : <LoadFailure error={error} retry={refetch} />;
  const functions = abi === null ? [] : viewFunctionsOf(abi);
  if (functions.length === 0)
    return (
      <p className="empty muted">
        {abi === null
          ? 'No ABI available. Verify the source code or add an ABI.'
          : 'The ABI of this contract has no view function.'}
      </p>
    );
  return (
    <ul className={styles.readList}>
      {functions.map((one) => (
        <li key={signatureOf(one)}>
          <ReadForm id={id} called={one} abi={abi ?? '[]'} />
        </li>
      ))}
    </ul>
  );
}

/** An ABI of which nothing can be read has no functions. */
function readAbi(text: string): ReadAbi {
  try {
    return parseAbiText(text);
  } catch (error) {
    if (error instanceof AbiError) return { items: [], ...signatureSet([], keccakHex) };
    throw error;
  }
}

function viewFunctionsOf(abi: string): AbiFunction[] {
  const { items, functions } = readAbi(abi);
  const signatures = new Set([...functions.values()].flat().map(({ signature }) => signature));
  return items.flatMap((item) => {
    if (item.type !== 'function' || (item.stateMutability !== 'view' && item.stateMutability !== 'pure')) return [];
    const [entry] = readableEntries([item]);
    if (entry === undefined || !signatures.delete(entry.signature)) return [];
    // What it says that it returns is shown as far as that can be read.
    return [{ ...item, outputs: entry.outputs.length === 0 ? [] : item.outputs } as unknown as AbiFunction];
  });
}

function signatureOf({ name, inputs, outputs }: AbiFunction): string {
  const parameterTexts = (parameters: AbiFunction['inputs']) =>
    parameters.map((one) => `${one.type}${one.name ? ` ${one.name}` : ''}`).join(', ');
  return `${name}(${parameterTexts(inputs)})${outputs.length === 0 ? '' : ` → ${parameterTexts(outputs)}`}`;
}

/** By id the addresses by which contracts know accounts; what is no account goes by its number. */
async function evmAddresses(ids: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    ids.map(async (id) => {
      try {
        const { data } = await fetchReply(addressOf(ACCOUNT_CALLS.getAccount, { id }), new AbortController().signal);
        return data.evmAddress;
      } catch (error) {
        if (error instanceof FailedReply && error.status === 404) return null;
        throw error;
      }
    }),
  );
  return new Map(ids.flatMap((id, place) => (found[place] ? [[id, `0x${found[place]}`]] : [])));
}

interface Answer {
  readonly data: string;
  readonly read: ContractRead;
}

function ReadForm({ id, called, abi }: { id: string; called: AbiFunction; abi: string }) {
  const [typed, setTyped] = useState<readonly string[]>(called.inputs.map(() => ''));
  const [problem, setProblem] = useState<string>();
  const [answer, setAnswer] = useState<Answer>();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) return;
    setIsAsking(true);
    setProblem(undefined);
    try {
      const data = encodeCall(called, typed, await evmAddresses(typedIds(called, typed)));
      const address = addressOf(CONTRACT_SOURCE_CALLS.readContract, { id }, { data });
      const reply = await fetchReply(address, new AbortController().signal);
      setAnswer({ data: data.slice(2), read: reply.data });
    } catch (error) {
      if (!(error instanceof ParameterError || error instanceof FailedReply)) throw error;
      setAnswer(undefined);
      setProblem(error instanceof FailedReply ? error.sentence : error.message);
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <>
      <form noValidate aria-label={called.name} onSubmit={(event) => void ask(event)}>
        <span className="mono break">
          <LedgerText text={signatureOf(called)} />
        </span>
        {called.inputs.map(({ name = '', type }, place) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: only their place distinguishes parameters
            key={place}
            label={name === '' ? `Parameter ${place + 1}` : name}
            placeholder={type}
            value={typed[place] ?? ''}
            onChange={(text) => setTyped((before) => before.map((one, index) => (index === place ? text : one)))}
          />
        ))}
        <button type="submit" className="button small" aria-disabled={isAsking}>
          Read
        </button>
        {problem === undefined ? null : (
          <p role="alert" className="down small">
            {problem}
          </p>
        )}
      </form>
      <div role="status" className={styles.readAnswer}>
        {answer === undefined ? null : <ReadAnswer answer={answer} abi={abi} />}
      </div>
    </>
  );
}

function ReadAnswer({ answer: { data, read }, abi }: { answer: Answer; abi: string }) {
  const { block, consensusTime, unknownSlots } = read;
  return (
    <>
      <Returned data={data} read={read} abi={abi} />
      <p className="faint small">
        As of {block === null ? null : `block ${block}, `}
        <Timestamp iso={consensusTime} seconds />
        {unknownSlots === 0
          ? null
          : ` · ${unknownSlots === 1 ? '1 storage slot has' : `${unknownSlots} storage slots have`} no recorded value and ${unknownSlots === 1 ? 'was' : 'were'} treated as zero.`}
      </p>
    </>
  );
}

function Returned({ data, read, abi }: { data: string; read: ContractRead; abi: string }) {
  const known = readAbi(abi);
  if (read.result === 'halt') return <p className="down">Execution stopped early: {read.reason}.</p>;
  if (read.result === 'revert') {
    const decoded = decodeErrorWith(known, read.data);
    return (
      <div className="down">
        The call reverted{read.data === '' ? ' with no reason given.' : ': '}
        {decoded === undefined ? (
          <LongText text={read.data} length={VALUE_LENGTH} what="data" />
        ) : (
          <DecodedList decoded={decoded} />
        )}
      </div>
    );
  }
  const decoded = decodeOutputWith(known, data, read.data);
  if (decoded !== undefined) return <DecodedList decoded={decoded} />;
  return <LongText text={`0x${read.data}`} length={VALUE_LENGTH} what="data" />;
}
