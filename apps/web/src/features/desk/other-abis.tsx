import type { SubmissionReply } from '@ledgerscope/contract/desk';
import { DESK_CALLS } from '@ledgerscope/contract/desk-calls';
import { Link } from 'react-router';
import { sendCall } from '../../shared/api/send-call.ts';
import { contractHref } from '../../shared/paths.ts';
import { LedgerText } from '../../shared/ui/ledger-text.tsx';
import { useAction } from './use-action.ts';

const SOURCES: Readonly<Record<string, string>> = {
  verified: 'its verified source',
  operator: 'the operator',
  demo: 'the demo network',
};

/** ABIs that others gave of the contracts of a request: those that are used stay, unless the operator says otherwise. */
export function OtherAbis({ abis }: Pick<{ abis: SubmissionReply['otherAbis'] }, 'abis'>) {
  const { isBusy, run } = useAction();
  return (
    <div className="other-abis">
      <p className="down">
        Other sources have provided ABIs for these contracts. The earlier ABIs stay in use unless you choose otherwise.
      </p>
      <ul className="flow">
        {abis.map(({ contractID, hash, source, dapp, used }) => (
          <li key={`${contractID} ${hash} ${source} ${dapp}`}>
            <Link to={contractHref(contractID)}>{contractID}</Link>: by{' '}
            {dapp === null ? (SOURCES[source] ?? 'a deleted dapp') : <LedgerText text={dapp} />}
            {used ? ', in use' : ', not in use'}{' '}
            <button
              type="button"
              className="button small"
              aria-label={`Remove ABI ${hash.slice(0, 8)} of ${contractID}`}
              disabled={isBusy}
              onClick={() => void run(() => sendCall(DESK_CALLS.removeContractAbi, { contract: contractID, hash }, {}))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
