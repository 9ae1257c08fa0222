import { setTimeout as pause } from 'node:timers/promises';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { type MetadataSummary, SUMMED_MODULO } from '../nft-metadata/metadata-rows.ts';
import type { Finding } from './finding.ts';
import { CHECK_LIMITS } from './sample.ts';

const TAG = 'reconcile:metadata';
const TRIES = 3;
const BETWEEN_TRIES_MS = 500;
const SUMMARY = `SELECT count() AS keys, toInt64(sum(fetched % ${SUMMED_MODULO})) AS fetched_sum FROM (
  SELECT toUnixTimestamp64Nano(max(fetched_ns)) AS fetched FROM nft_metadata GROUP BY token, serial)`;

const WHAT = { keys: 'number of NFTs', fetchedSum: 'sum of when it was fetched' } as const;

/** The row store has the metadata of the NFTs that the column store has, as it was fetched last. */
export async function* checkMetadataRows(snapshot: LedgerSnapshot): AsyncGenerator<Finding> {
  for (let attempt = 1; ; attempt++) {
    // Ends at the last try: metadata is saved while this looks, in one store after the other.
    const found = await snapshot.rows.nftMetadata.summary();
    const expected = await scanSummary(snapshot);
    const isEqual = found.keys === expected.keys && found.fetchedSum === expected.fetchedSum;
    if (isEqual) return;
    if (attempt === TRIES) {
      const what = found.keys === expected.keys ? 'fetchedSum' : 'keys';
      yield { check: 'rows', subject: `metadata of NFTs: ${WHAT[what]}`, expected: expected[what], found: found[what] };
      return;
    }
    await pause(BETWEEN_TRIES_MS);
  }
}

async function scanSummary({ client }: LedgerSnapshot): Promise<MetadataSummary> {
  const columns = { keys: 'u64', fetchedSum: 'i64' } as const;
  const [row] = await client.query(TAG, SUMMARY, {}, columns, CHECK_LIMITS);
  return row ?? { keys: 0n, fetchedSum: 0n };
}
