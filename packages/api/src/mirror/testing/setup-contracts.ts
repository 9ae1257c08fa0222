import { TYPE_ID } from '@ledgerscope/ledger';
import type { BatchRows } from '@ledgerscope/ledger-store';
import { sampleRow } from '@ledgerscope/ledger-store/testing/sample-rows';
import { accountIdOf, codeInstant, isCurrent } from './setup-states.ts';
import { bigOf, bytesOf, idOf, rowsOf, type Setup } from './setup-values.ts';

type CodeRows = Pick<BatchRows, 'contractBytecode' | 'fileData'>;

/** Code of contracts, and the files that it is in. */
export function setupCode(setup: Setup): CodeRows {
  const contracts = rowsOf(setup, 'contracts').filter((row) => isCurrent(row) && codeInstant(row) !== 0n);
  return {
    contractBytecode: [
      ...contracts.map((row) =>
        sampleRow('contractBytecode', {
          contract: accountIdOf(row),
          consensusNs: codeInstant(row),
          initcode: bytesOf(row.initcode),
          runtimeBytecode: bytesOf(row.runtime_bytecode),
        }),
      ),
      ...rowsOf(setup, 'contractresults').flatMap(({ failed_initcode: code, consensus_timestamp: at }) =>
        code === undefined || code === null
          ? []
          : [sampleRow('contractBytecode', { consensusNs: bigOf(at), initcode: bytesOf(code) })],
      ),
    ],
    fileData: rowsOf(setup, 'filedata').map((row) =>
      sampleRow('fileData', {
        file: idOf(row.entity_id),
        consensusNs: bigOf(row.consensus_timestamp),
        type: Number(row.transaction_type ?? TYPE_ID.fileCreate),
        contents: typeof row.file_data === 'string' ? Buffer.from(row.file_data) : bytesOf(row.file_data),
      }),
    ),
  };
}
