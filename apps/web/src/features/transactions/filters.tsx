import { type ServiceType, TRANSACTION_TYPES } from '@ledgerscope/ledger';
import { NativeSelect } from '@mantine/core';
import { useNavigate } from 'react-router';
import { statusLabel } from '../../entities/transaction/status-meaning.ts';
import { type ListState, listSearch } from './list-state.ts';

const SERVICES: readonly (readonly [ServiceType, string])[] = [
  ['CRYPTO', 'Crypto'],
  ['CONSENSUS', 'Consensus (topics)'],
  ['TOKEN', 'Tokens'],
  ['CONTRACT', 'Contracts'],
  ['FILE', 'Files'],
  ['SCHEDULE', 'Schedules'],
  ['UTIL', 'Utilities'],
  ['NETWORK', 'Network'],
];

const TYPE_GROUPS = SERVICES.map(([service, group]) => ({
  group,
  items: TRANSACTION_TYPES.filter((type) => type.service === service).map(({ code, label }) => ({
    value: code,
    label,
  })),
}));

/** Type and result of a list; both live in the URL. */
export function Filters({ state }: { state: ListState }) {
  const navigate = useNavigate();
  const go = (changes: Partial<ListState>) => void navigate(listSearch({ ...state, page: 1, ...changes }) || '?');
  const several =
    state.types.length > 1 ? [{ value: state.types.join(','), label: `${state.types.length} types` }] : [];
  const results = ['', 'SUCCESS', 'FAILED'];
  const named = results.includes(state.status) ? [] : [{ value: state.status, label: statusLabel(state.status) }];
  return (
    <div className="filters">
      <NativeSelect
        size="xs"
        label="Type"
        value={state.types.join(',')}
        data={[{ value: '', label: 'All types' }, ...several, ...TYPE_GROUPS]}
        onChange={(event) => go({ types: event.currentTarget.value.split(',').filter((code) => code !== '') })}
      />
      <NativeSelect
        size="xs"
        label="Result"
        value={state.status}
        data={[
          { value: '', label: 'Any result' },
          { value: 'SUCCESS', label: 'Success' },
          { value: 'FAILED', label: 'Failed' },
          ...named,
        ]}
        onChange={(event) => go({ status: event.currentTarget.value })}
      />
    </div>
  );
}
