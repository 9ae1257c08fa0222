import type { EthereumData } from '@ledgerscope/contract/contract-result';
import { FactIf } from '../../entities/entity/summary-facts.tsx';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { Hash } from '../../shared/ui/hash.tsx';
import { numberText } from '../../shared/ui/number-text.tsx';

const TYPES: Readonly<Record<number, string>> = { 0: 'legacy', 1: 'access list', 2: 'EIP-1559', 4: 'EIP-7702' };

/** The Ethereum transaction inside. */
export function EthereumFacts({ ethereum }: { ethereum: EthereumData }) {
  return (
    <>
      <h3>Ethereum transaction</h3>
      <Facts>
        <FactIf
          name="Ethereum hash"
          value={ethereum.ethereumHash}
          view={(hex) => <Hash hex={`0x${hex}`} what="Ethereum hash" whole />}
        />
        {ethereum.valid ? null : <Fact name="Contents">Could not decode the Ethereum transaction.</Fact>}
        <FactIf name="Envelope" value={ethereum.transactionType} view={envelopeText} />
        <FactIf name="Chain ID" value={ethereum.chainID} view={(id) => id} />
        <FactIf name="Nonce" value={ethereum.nonce} view={numberText} />
        <FactIf name="To" value={ethereum.to} view={(hex) => <Hash hex={`0x${hex}`} what="address" whole />} />
        <FactIf name="Value" value={ethereum.value} view={weibarText} />
        <FactIf name="Gas limit" value={ethereum.gasLimit} view={numberText} />
        <FactIf name="Gas price" value={ethereum.gasPrice} view={weibarText} />
        <FactIf name="Max fee per gas" value={ethereum.maxFeePerGas} view={weibarText} />
        <FactIf name="Max priority fee per gas" value={ethereum.maxPriorityFeePerGas} view={weibarText} />
      </Facts>
    </>
  );
}

function envelopeText(type: number) {
  return (
    <>
      {type} <span className="faint">{TYPES[type] ?? ''}</span>
    </>
  );
}

function weibarText(weibars: string) {
  return <span className="num">{wholeText(weibars)} weibar</span>;
}
