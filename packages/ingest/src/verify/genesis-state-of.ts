import { HBAR_SUPPLY_TINYBAR } from '@ledgerscope/ledger-store';
import {
  type GenesisState,
  isFirstBlock,
  isKnownGenesisState,
  readGenesisState,
  type StreamBlock,
} from '@ledgerscope/streams';

/**
 * The state that a network's first block carries beside what nodes signed (docs/decisions/0097): loaded where its hash is one that the
 * program knows, or where the operator reads what nobody signed, and all hbar is accounted for; else omitted.
 * @throws StreamError where the block is damaged
 */
export function genesisStateOf(
  file: string,
  bytes: Uint8Array,
  block: StreamBlock,
  trustUnsigned: boolean,
): GenesisState | undefined {
  if (block.format !== 'wrapped-record' || !isFirstBlock(block)) return undefined;
  const genesis = readGenesisState(file, bytes);
  if (genesis === undefined || !(trustUnsigned || isKnownGenesisState(genesis))) return undefined;
  const sum = genesis.accounts.reduce((total, { tinybarBalance }) => total + tinybarBalance, 0n);
  return sum === HBAR_SUPPLY_TINYBAR ? genesis : undefined;
}
