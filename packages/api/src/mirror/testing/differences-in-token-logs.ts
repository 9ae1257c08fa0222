import { expect } from 'vitest';
import type { MirrorDifferenceName } from '../differences/mirror-differences.ts';
import type { AskMirror } from './ask-mirror.ts';
import { ANNAS_ADDRESS, ART, AT, CALLED, COIN } from './token-log-rows.ts';

type Check = (mirror: AskMirror) => Promise<void>;

const resultsAt = async ({ page }: AskMirror, seconds: bigint) =>
  (await page(`contracts/results?timestamp=${seconds}`)).rows;

/** What a ledger with moves and allowances of tokens shows of them. */
export const FOUND_IN_TOKEN_LOGS = {
  'token-results': async (mirror) => {
    for (const at of [AT.approvals, AT.removal])
      expect(await resultsAt(mirror, at)).toMatchObject([{ amount: null, result: 'SUCCESS' }]);
  },
  'one-token-result': async (mirror) => {
    const [{ hash } = {}] = await resultsAt(mirror, AT.mint);
    expect(await mirror.get(`contracts/results/${String(hash)}`)).toMatchObject({ hash, logs: [{ index: 0 }] });
  },
  'token-log-topics': async ({ walk }) => {
    const logs = await walk<{ topics: readonly string[] }>(`contracts/${ART}/results/logs?timestamp=${AT.transfer}`);
    expect(logs.map(({ topics }) => topics[2]?.slice(-ANNAS_ADDRESS.length))).toEqual([ANNAS_ADDRESS]);
  },
  'contract-token-logs': async ({ walk }) => {
    expect(await walk(`contracts/${COIN}/results/logs?timestamp=${AT.call}`)).toMatchObject([
      { bloom: '0x01', root_contract_id: `0.0.${CALLED}` },
    ]);
  },
} satisfies Partial<Record<MirrorDifferenceName, Check>>;
