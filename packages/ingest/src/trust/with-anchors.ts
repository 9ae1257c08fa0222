import type { LedgerIdPublication, LedgerPin } from '@ledgerscope/streams';
import type { IngestConfig } from '../settings/ingest-config.ts';

/** The settings that an import adds to, or contradicts. */
export type AnchoredConfig = Pick<IngestConfig, 'blockProof' | 'dataFolder' | 'imported' | 'network'>;

import { ConfigError } from '@ledgerscope/process/config-error';
import { type AnchoredLedger, keyedRoster } from './read-anchors.ts';
import { type ImportedAnchors, importedAnchors } from './stored-anchors.ts';

const LONG_LEDGER_ID_DIGITS = 128;

/**
 * Adds to the settings what was imported (`admin trust import`): a setting wins, and one that contradicts the import is refused.
 * @param imported what the data folder has, where it is not given
 * @throws ConfigError naming both
 */
export function withAnchors<Config extends AnchoredConfig>(
  config: Config,
  imported = importedAnchors(config.dataFolder),
): Config {
  if (imported === undefined) return config;
  const { network, ledger } = imported.anchors;
  if (network !== undefined && config.network !== undefined && network !== config.network)
    throw contradiction(imported, `--network is ${config.network}`, `of the network ${network}`);
  const { pins, ...blockProof } = config.blockProof;
  const ledgers = ledger === undefined ? pins.ledgers : joinPins(pins.ledgers, ledger, imported);
  return { ...config, imported, blockProof: { ...blockProof, pins: { ...pins, ledgers } } };
}

function joinPins(pins: readonly LedgerPin[], ledger: AnchoredLedger, imported: ImportedAnchors): LedgerPin[] {
  const { ledgerId, wrapsKeySha256 } = ledger;
  if (pins.length === 0) return [{ ledgerId, wrapsKeySha256 }];
  const same = pins.find((pin) => pin.ledgerId === ledgerId);
  if (same === undefined) {
    const named = pins.map((pin) => pin.ledgerId).join(', ');
    throw contradiction(imported, `--ledger-id is ${named}`, `of the ledger id ${ledgerId}`);
  }
  const set = same.wrapsKeySha256;
  if (set !== undefined && wrapsKeySha256 !== undefined && set !== wrapsKeySha256)
    throw contradiction(imported, `--ledger-id has the WRAPS key ${set}`, `of the WRAPS key ${wrapsKeySha256}`);
  return pins.map((pin) => (pin === same ? { ledgerId, wrapsKeySha256: set ?? wrapsKeySha256 } : pin));
}

/** What a setting says, and what the import says instead. */
export function contradiction({ origin, since }: ImportedAnchors, setting: string, other: string): ConfigError {
  return new ConfigError(
    `${setting}, but the import from ${origin} on ${since} has ${other}: find out which one belongs to the network, and change the setting or import again (npm run admin -- trust show)`,
  );
}

/** The imported ledger as its network publishes it in the stream; undefined where the import has not all of it. */
export function importedPublication({ ledgerId, wrapsKey, roster }: AnchoredLedger): LedgerIdPublication | undefined {
  const nodes = keyedRoster(roster) ?? [];
  const isWhole = nodes.length > 0 || ledgerId.length === LONG_LEDGER_ID_DIGITS;
  if (!isWhole || wrapsKey === undefined) return undefined;
  return {
    ledgerId: new Uint8Array(Buffer.from(ledgerId, 'hex')),
    historyProofVerificationKey: wrapsKey,
    nodeContributions: nodes,
  };
}
