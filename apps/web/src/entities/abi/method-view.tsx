import type { ContractMethod } from '@ledgerscope/contract/decoded-call';
import { isolatedText } from '@ledgerscope/ledger';
import { cutEnd } from '../../shared/format/cut.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';

/** Characters of a name that a column has room for; the tip has all. */
const NAME_LENGTH = 17;
const SIGNATURE_LENGTH = 200;

/** The name of a function in a row; its types are in the tip. Without a known one the selector (8 hex digits). */
export function MethodName({ method, selector }: { method: ContractMethod | null; selector: string | null }) {
  if (method === null)
    return selector === null ? <span className="faint">None</span> : <span className="mono faint">0x{selector}</span>;
  const { name, signature, otherSignatures } = method;
  const tip = [signature, ...otherSignatures].map((one) => cutEnd(one, SIGNATURE_LENGTH)).join(' or ');
  return (
    <span className="mono" data-tip={isolatedText(tip)}>
      <LedgerText text={`${cutEnd(name, NAME_LENGTH)}()`} />
      {otherSignatures.length === 0 ? null : <span className="faint"> ambiguous</span>}
    </span>
  );
}

/** Where the name of a function is from, and which others have the same selector. */
export function MethodNote({ method, isVisitors = false }: { method: ContractMethod; isVisitors?: boolean }) {
  const { otherSignatures, source } = method;
  const from = isVisitors ? 'your ABI' : source === 'CONTRACT' ? 'the contract’s ABI' : 'a standard interface';
  return (
    <span className="faint">
      Decoded with {from}.
      {otherSignatures.length === 0 ? null : (
        <>
          {' '}
          <span className="bad">Ambiguous:</span> the selector also matches{' '}
          <span className="mono break">
            <LedgerText text={cutEnd(otherSignatures.join(', '), SIGNATURE_LENGTH)} />
          </span>
          .
        </>
      )}
    </span>
  );
}
