import type { ContractRead } from '@ledgerscope/contract/contract-source';
import { CONTRACT_SOURCE_CALLS } from '@ledgerscope/contract/contract-source-calls';
import { useState } from 'react';
import type { AbiFunction } from 'viem';
import { decodeErrorWith, decodeOutputWith } from '../../entities/abi/decode-with-abi.ts';
import { DecodedList } from '../../entities/abi/decoded-view.tsx';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { LongText } from '../../shared/ui/long-text.tsx';
import { Timestamp } from '../../shared/ui/timestamp.tsx';
import { FunctionForm, FunctionList, readAbi } from './contract-functions.tsx';
import styles from './contract-page.module.css';

const VALUE_LENGTH = 200;

/** The view functions of a contract, each with what it returns now. */
export default function ContractReadTab({ id }: { id: string }) {
  return (
    <FunctionList id={id} kind="view">
      {(called, abi) => <ReadForm id={id} called={called} abi={abi} />}
    </FunctionList>
  );
}

interface Answer {
  readonly data: string;
  readonly read: ContractRead;
}

function ReadForm({ id, called, abi }: { id: string; called: AbiFunction; abi: string }) {
  const [answer, setAnswer] = useState<Answer>();
  const ask = async (data: string | undefined) => {
    if (data === undefined) return setAnswer(undefined);
    const address = addressOf(CONTRACT_SOURCE_CALLS.readContract, { id }, { data });
    const reply = await fetchReply(address, new AbortController().signal);
    setAnswer({ data: data.slice(2), read: reply.data });
  };
  return (
    <>
      <FunctionForm called={called} label="Read" onCall={ask} />
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
