import { ACCOUNT_CALLS } from '@ledgerscope/contract/account-calls';
import { CONTRACT_CALLS } from '@ledgerscope/contract/contract-calls';
import { AbiError, readableEntries, signatureSet } from '@ledgerscope/ledger/abi';
import { queryOptions } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { AbiFunction } from 'viem';
import { useAbiBook } from '../../entities/abi/abi-book.ts';
import { keccakHex, parseAbiText, type ReadAbi } from '../../entities/abi/decode-with-abi.ts';
import { encodeCall, ParameterError, typedIds } from '../../entities/abi/encode-call.ts';
import { addressOf } from '../../shared/api/address.ts';
import { FailedReply } from '../../shared/api/api-error.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import styles from './contract-page.module.css';

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

interface FunctionListProps {
  readonly id: string;
  readonly kind: 'view' | 'write';
  readonly children: (called: AbiFunction, abi: string) => ReactNode;
}

/** The functions of a contract that only read, or those that change something, by the visitor's own ABI or the one that the server knows. */
export function FunctionList({ id, kind, children }: FunctionListProps) {
  const own = useAbiBook().find((one) => one.contractID === id)?.abi;
  const { data = own, error, refetch } = useReply(abiQuery(id, own === undefined));
  const abi = own ?? data;
  if (abi === undefined)
    return error === null ? <p className="empty muted">Loading...</p> : <LoadFailure error={error} retry={refetch} />;
  const functions = abi === null ? [] : functionsOf(abi, kind);
  if (functions.length === 0)
    return (
      <p className="empty muted">
        {abi === null
          ? 'No ABI available. Verify the source code or add an ABI.'
          : `The ABI of this contract has no ${kind === 'view' ? 'view function' : 'function that changes state'}.`}
      </p>
    );
  return (
    <ul className={styles.readList}>
      {functions.map((one) => (
        <li key={signatureOf(one)}>{children(one, abi ?? '[]')}</li>
      ))}
    </ul>
  );
}

/** An ABI of which nothing can be read has no functions. */
export function readAbi(text: string): ReadAbi {
  try {
    return parseAbiText(text);
  } catch (error) {
    if (error instanceof AbiError) return { items: [], ...signatureSet([], keccakHex) };
    throw error;
  }
}

/** The functions of an ABI that only read, or those that change something, each once. */
function functionsOf(abi: string, kind: 'view' | 'write'): AbiFunction[] {
  const { items, functions } = readAbi(abi);
  const signatures = new Set([...functions.values()].flat().map(({ signature }) => signature));
  return items.flatMap((item) => {
    const isView = item.stateMutability === 'view' || item.stateMutability === 'pure' || item.constant === true;
    if (item.type !== 'function' || isView !== (kind === 'view')) return [];
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

interface FunctionFormProps {
  readonly called: AbiFunction;
  readonly label: string;
  /** Called with the data of the call, as 0x and hexadecimal digits; undefined where what was typed is no longer what was asked. */
  readonly onCall: (data: string | undefined) => void | Promise<void>;
}

/** The parameters of a function as fields, and a button that makes the data of its call. */
export function FunctionForm({ called, label, onCall }: FunctionFormProps) {
  const [typed, setTyped] = useState<readonly string[]>(called.inputs.map(() => ''));
  const [problem, setProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (isAsking) return;
    setIsAsking(true);
    setProblem(undefined);
    try {
      await onCall(encodeCall(called, typed, await evmAddresses(typedIds(called, typed))));
    } catch (error) {
      if (!(error instanceof ParameterError || error instanceof FailedReply)) throw error;
      await onCall(undefined);
      setProblem(error instanceof FailedReply ? error.sentence : error.message);
    } finally {
      setIsAsking(false);
    }
  };
  return (
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
        {label}
      </button>
      {problem === undefined ? null : (
        <p role="alert" className="down small">
          {problem}
        </p>
      )}
    </form>
  );
}
