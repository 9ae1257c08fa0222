import { BLOCK_CALLS } from '@ledgerscope/contract/entity-calls';
import type { ListedBlockReply } from '@ledgerscope/contract/list-rows';
import { BLOCK_COLUMNS, blockRef } from '../features/lists/block-columns.tsx';
import { ListPage } from '../features/lists/list-page.tsx';
import { addressOf } from '../shared/api/address.ts';
import { useSiteConfig } from '../shared/api/get-network.ts';
import { blockHref } from '../shared/paths.ts';
import { ListTable } from '../shared/table/list-table.tsx';
import type { TableSpec } from '../shared/table/table-state.ts';
import { TIME_FILTERS } from '../shared/table/time-filter.tsx';
import { useTableState } from '../shared/table/use-table-state.ts';

const SPEC: TableSpec = { pageSize: 25, sortable: ['number'], sort: 'number', filters: TIME_FILTERS };

const SENTENCES = {
  proven: 'Network blocks, each with its proof.',
  reported: 'Network blocks. Blocks reported by a mirror node are unverified.',
};

/** Every block that is stored, newest first. */
export function Component() {
  const table = useTableState(SPEC);
  const isReported = useSiteConfig().data?.readsMirror === true;
  return (
    <ListPage title="Blocks" sentence={isReported ? SENTENCES.reported : SENTENCES.proven}>
      <ListTable<ListedBlockReply>
        label="Blocks"
        list={addressOf(BLOCK_CALLS.listBlocks, {})}
        table={table}
        columns={BLOCK_COLUMNS}
        keyOf={(block) => String(block.sequence)}
        rowHref={(block) => blockHref(blockRef(block))}
        exportList={{ name: 'blocks' }}
        live="blocks"
        timed
      />
    </ListPage>
  );
}
