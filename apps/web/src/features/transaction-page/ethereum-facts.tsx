import type { EthereumData } from '@ledgerscope/contract';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { Hash } from '../../shared/ui/hash.tsx';

const TYPES: Readonly<Record<number, string>> = { 0: 'legacy', 1: 'access list', 2: 'EIP-1559', 4: 'EIP-7702' };

/** The Ethereum transaction inside. */
export function EthereumFacts({ ethereum }: { ethereum: EthereumData }) {
  const { ethereumHash, transactionType, chainID, nonce, to, value } = ethereum;
  return (
    <>
      <h3>Ethereum transaction</h3>
      <Facts>
        {ethereumHash === null ? null : (
          <Fact name="Ethereum hash">
            <Hash hex={`0x${ethereumHash}`} what="Ethereum hash" whole />
          </Fact>
        )}
        {ethereum.valid ? null : <Fact name="Contents">The signed bytes are no readable Ethereum transaction.</Fact>}
        {transactionType === null ? null : (
          <Fact name="Envelope">
            {transactionType} <span className="faint">{TYPES[transactionType] ?? ''}</span>
          </Fact>
        )}
        {chainID === null ? null : <Fact name="Chain ID">{chainID}</Fact>}
        {nonce === null ? null : (
          <Fact name="Nonce">
            <span className="num">{wholeText(nonce)}</span>
          </Fact>
        )}
        {to === null ? null : (
          <Fact name="To">
            <Hash hex={`0x${to}`} what="address" whole />
          </Fact>
        )}
        {value === null ? null : (
          <Fact name="Value">
            <span className="num">{wholeText(value)} weibar</span>
          </Fact>
        )}
        <GasFacts ethereum={ethereum} />
      </Facts>
    </>
  );
}

function GasFacts({
  ethereum: { gasLimit, gasPrice, maxFeePerGas, maxPriorityFeePerGas },
}: {
  ethereum: EthereumData;
}) {
  const price = (name: string, weibars: string | null) =>
    weibars === null ? null : (
      <Fact name={name}>
        <span className="num">{wholeText(weibars)} weibar</span>
      </Fact>
    );
  return (
    <>
      {gasLimit === null ? null : (
        <Fact name="Gas limit">
          <span className="num">{wholeText(gasLimit)}</span>
        </Fact>
      )}
      {price('Gas price', gasPrice)}
      {price('Highest fee per gas', maxFeePerGas)}
      {price('Highest priority fee per gas', maxPriorityFeePerGas)}
    </>
  );
}
