import { createHash, sign } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type SigningNode, timestamp } from '@ledgerscope/demo-network';
import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { encode, hapi } from '@ledgerscope/streams';

/** Markers of the parts of a signature file. */
const HASH = 4;
const SIGNATURE = 3;

/** What accounts hold, by account; of tokens by account, then token. */
export interface HeldAt {
  readonly at: bigint;
  readonly balances: ReadonlyMap<bigint, bigint>;
  readonly tokens: ReadonlyMap<bigint, ReadonlyMap<bigint, bigint>>;
}

/** For tests: writes a balance file with the nodes' signatures, in the layout of the public buckets; gives its name. */
export function writeBalances(folder: string, nodes: readonly SigningNode[], held: HeldAt): string {
  const contents = encode(hapi.AllAccountBalances, {
    ...hapi.AllAccountBalances.create(),
    consensusTimestamp: timestamp(held.at),
    allAccounts: [...held.balances].map(([accountNum, hbarBalance]) => ({
      ...hapi.SingleAccountBalances.create(),
      accountID: { ...hapi.AccountID.create(), accountNum },
      hbarBalance,
      tokenUnitBalances: [...(held.tokens.get(accountNum) ?? [])].map(([tokenNum, balance]) => ({
        ...hapi.TokenUnitBalance.create(),
        tokenId: { ...hapi.TokenID.create(), tokenNum },
        balance,
      })),
    })),
  });
  const hash = createHash('sha384').update(contents).digest();
  const name = `${formatIso(consensusNsOf(held.at)).replaceAll(':', '_')}_Balances.pb`;
  for (const { account, key } of nodes) {
    const place = path.join(folder, 'accountBalances', `balance0.0.${account}`);
    fs.mkdirSync(place, { recursive: true });
    fs.writeFileSync(path.join(place, `${name}.gz`), gzipSync(contents));
    fs.writeFileSync(path.join(place, `${name}_sig.gz`), gzipSync(signatureOf(hash, sign('RSA-SHA384', hash, key))));
  }
  return name;
}

/** As nodes signed balance files: the file's hash, and the signature over it. */
function signatureOf(hash: Uint8Array, signature: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(signature.length);
  return Buffer.concat([Buffer.from([HASH]), hash, Buffer.from([SIGNATURE]), length, signature]);
}
