import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { AUCTION } from './auction.ts';
import { DEMO_NFT } from './demo-nft.ts';
import { DEMO_TOKEN } from './demo-token.ts';
import { MARKET } from './market.ts';

const TOP = path.resolve(import.meta.dirname, '../../../../..');

const ALL = [AUCTION, DEMO_NFT, DEMO_TOKEN, MARKET];

describe('the compiled contracts', () => {
  it('are what the compiler makes of the sources', () => {
    const script = path.join(TOP, 'scripts/compile-demo-contracts.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('leave the code behind that their init code carries', () => {
    for (const { initCode, runtimeCode } of ALL) {
      expect(runtimeCode.length).toBeGreaterThan(2_000);
      expect(initCode.endsWith(runtimeCode)).toBe(true);
    }
  });

  it('name their source and compiler in the metadata', () => {
    for (const { metadata, compiler, name } of ALL) {
      const { settings, compiler: used } = JSON.parse(metadata);
      expect(Object.values(settings.compilationTarget)).toEqual([name]);
      expect(compiler.startsWith(used.version)).toBe(true);
    }
  });
});
