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
        {ethereum.accessList.length === 0 ? null : (
          <Fact name="Access list">
            <AccessList entries={ethereum.accessList} />
          </Fact>
        )}
        {ethereum.authorizationList.length === 0 ? null : (
          <Fact name="Authorizations">
            <Authorizations list={ethereum.authorizationList} />
          </Fact>
        )}
      </Facts>
    </>
  );
}

function AccessList({ entries }: { entries: EthereumData['accessList'] }) {
  return (
    <ul className="plain-list">
      {entries.map(({ address, storageKeys }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address can be in the list twice, and never moves
        <li key={place}>
          <Hash hex={`0x${address}`} what="address" whole />
          {storageKeys.map((key, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <div key={slot} className="faint">
              slot <Hash hex={`0x${key}`} what="slot" />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

const NOBODY = /^0*$/;

/** Who gave a permission follows from its signature alone, which is not recovered here. */
function Authorizations({ list }: { list: EthereumData['authorizationList'] }) {
  return (
    <ul className="plain-list">
      {list.map(({ address, chainID, nonce }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same permission can be in the list twice, and never moves
        <li key={place}>
          {NOBODY.test(address) ? (
            'Delegation removed'
          ) : (
            <>
              Delegates to <Hash hex={`0x${address}`} what="address" whole />
            </>
          )}{' '}
          <span className="faint">
            · {chainID === '0' ? 'any chain' : `chain ${chainID}`} · nonce {nonce}
          </span>
        </li>
      ))}
    </ul>
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
