import { ConfigError } from '@ledgerscope/process/config-error';
import type { RawSettings } from '@ledgerscope/process/setting';
import type { ProofStrength, TssPins } from '@ledgerscope/streams';

/** Settings of what blocks of the block stream are believed for. */
export const BLOCK_PROOF_SETTINGS = {
  blockProof: {
    value: '<strength>',
    default: 'pinned-key',
    meaning:
      'Minimum proof required to accept a block. `ledger-id`: a threshold signature that is linked to the network’s ledger ID. `handed-over`: that, or one with a hinTS key that verified blocks handed over, starting with the key linked to the ledger ID. `pinned-key`: these, or one with a hinTS key set with `--hints-key`, or handed over from it. `replaced-scheme`: also signatures of releases 3.7.8 to 3.15.0 of the signing library, which do not show that a majority signed. `none`: no proof. A block with this proof also covers the blocks before it. Pages show the proof of each block.',
  },
  ledgerId: {
    value: '<list>',
    unset: 'the imported one (`npm run admin -- trust import`), otherwise those published in signed record files',
    meaning:
      'Trusted ledger IDs of the network, in hex, each followed by a colon and the SHA-256 of its WRAPS key if that key is not included in the signing library.',
  },
  hintsKey: {
    value: '<list>',
    unset: 'none',
    meaning: 'SHA-256, in hex, of hinTS keys (1096 bytes) that are trusted without a link to a ledger ID.',
  },
} as const;

/** The least strength that a setting can ask for. */
export type RequiredStrength = Exclude<ProofStrength, 'linked' | 'older-release'>;

/** The checked values of {@link BLOCK_PROOF_SETTINGS}. */
export interface BlockProofConfig {
  readonly required: RequiredStrength;
  readonly pins: TssPins;
}

type Raw = RawSettings<typeof BLOCK_PROOF_SETTINGS>;

const STRENGTHS: readonly RequiredStrength[] = ['ledger-id', 'handed-over', 'pinned-key', 'replaced-scheme', 'none'];
const MAX_PINS = 100;

/** @throws ConfigError naming the setting */
export function readBlockProofConfig(raw: Raw): BlockProofConfig {
  return {
    required: readStrength(raw.blockProof),
    pins: { ledgers: listOf('--ledger-id', raw.ledgerId, readLedgerPin), keys: new Set(readKeys(raw.hintsKey)) },
  };
}

function readStrength(text: string): RequiredStrength {
  const strength = STRENGTHS.find((candidate) => candidate === text);
  if (strength !== undefined) return strength;
  throw new ConfigError(
    `Invalid value "${text}" for --block-proof: must be ledger-id, handed-over, pinned-key, replaced-scheme or none`,
  );
}

function readLedgerPin(part: string): TssPins['ledgers'][number] | undefined {
  const [, ledgerId, wrapsKeySha256] = /^([0-9a-f]{64}|[0-9a-f]{128})(?::([0-9a-f]{64}))?$/.exec(part) ?? [];
  return ledgerId === undefined ? undefined : { ledgerId, wrapsKeySha256 };
}

function readKeys(text: string | undefined): string[] {
  return listOf('--hints-key', text, (part) => (/^[0-9a-f]{64}$/.test(part) ? part : undefined));
}

function listOf<T>(flag: string, text: string | undefined, read: (part: string) => T | undefined): T[] {
  if (text === undefined) return [];
  const parts = text.toLowerCase().split(',');
  if (parts.length > MAX_PINS) throw new ConfigError(`${flag} has more than ${MAX_PINS} entries`);
  return parts.map((part) => {
    const value = read(part.trim());
    if (value === undefined)
      throw new ConfigError(`${flag} contains "${part.trim()}", which does not have the documented format`);
    return value;
  });
}
