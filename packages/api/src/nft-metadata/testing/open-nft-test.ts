import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import { startTestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { sampleBlock, sampleRow, sampleRows } from '@ledgerscope/ledger-store/testing/sample-rows';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createApp } from '../../app.ts';
import { type NftContentOptions, openNftContent } from '../open-nft-content.ts';

const log = pino({ level: 'silent' });

/** A stranger's server on 127.0.0.1, which the test's rules take for the public internet under `public.test`. */
export interface Stranger {
  readonly port: number;
  readonly url: string;
  /** Paths in the order asked for. */
  readonly seen: string[];
  readonly stop: () => void;
}

/** Starts it. */
export async function startStranger(handler: http.RequestListener): Promise<Stranger> {
  const seen: string[] = [];
  const server = http.createServer((request, response) => {
    seen.push(request.url ?? '');
    response.on('error', () => undefined);
    handler(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, url: `http://public.test:${port}`, seen, stop };
}

/** A store with NFTs, and what is made of their metadata, which can be ended and begun again. */
export interface NftTest {
  readonly store: LedgerStore;
  readonly contentFolder: string;
  readonly dataFolder: string;
  /** Mints NFTs of token 0.0.50 with this metadata, serials from 1 on, one block each call. */
  readonly mint: (...metadata: readonly (string | Uint8Array)[]) => Promise<bigint[]>;
  /** Gives an NFT other metadata, as a block of its own. */
  readonly change: (serial: bigint, metadata: string) => Promise<void>;
  readonly begin: (ports: readonly number[], options?: Partial<NftContentOptions>) => Promise<RunningNftTest>;
  readonly stop: () => Promise<void>;
}

/** One run of the service and the API over it. */
export interface RunningNftTest {
  readonly app: FastifyInstance;
  readonly end: () => Promise<void>;
}

/** Opens it on an empty store. */
export async function openNftTest(): Promise<NftTest> {
  const engine = await startTestEngine('embedded');
  const store = await engine.open();
  const contentFolder = path.join(engine.folder, 'ipfs');
  fs.mkdirSync(contentFolder);
  const dataFolder = path.join(engine.folder, 'files');
  let block = 0n;
  let serials = 0n;
  const write = async (nfts: readonly { serial: bigint; metadata: Uint8Array; minted: boolean }[]) => {
    block++;
    const version = block * 1_000n;
    const rows = sampleRows({
      nft: nfts.map(({ serial, metadata }) =>
        sampleRow('nft', { token: 50n, serial, metadata, mintedNs: version, version, slot: Number(block % 2n) }),
      ),
      nftMint: nfts
        .filter(({ minted }) => minted)
        .map(({ serial }) => sampleRow('nftMint', { token: 50n, serial, consensusNs: version })),
      nftMetadataChange: nfts
        .filter(({ minted }) => !minted)
        .map(({ serial }) => ({ token: 50n, serial, consensusNs: version })),
    });
    const row = sampleBlock({ sequence: block - 1n, firstNs: version, lastNs: version, batch: `${block}` });
    const batch = { batch: `${block}`, sequence: block - 1n, fileNames: [row.fileName], fileHashes: [''] };
    await store.writeBatch({ batch, rows, blocks: [row] });
  };
  return {
    store,
    contentFolder,
    dataFolder,
    mint: async (...metadata) => {
      const nfts = metadata.map((each) => ({ serial: ++serials, metadata: Buffer.from(each), minted: true }));
      await write(nfts);
      return nfts.map(({ serial }) => serial);
    },
    change: (serial, metadata) => write([{ serial, metadata: Buffer.from(metadata), minted: false }]),
    begin: (ports, options) => begin(store, { contentFolder, dataFolder, ...options }, ports),
    stop: async () => {
      await store.close();
      await engine.stop();
    },
  };
}

async function begin(
  store: LedgerStore,
  options: Partial<NftContentOptions> & Pick<NftContentOptions, 'contentFolder' | 'dataFolder'>,
  ports: readonly number[],
): Promise<RunningNftTest> {
  const defaults = { ipfsGateway: undefined, arweaveGateway: undefined, mediaCacheMb: 100, follow: false, serve: true };
  const outsidePorts = new Set(ports);
  const { content, close } = await openNftContent(store, { ...defaults, outsidePorts, ...options }, log, {
    mayConnect: (address) => address === '127.0.0.1',
    resolve: async (host) => (host === 'public.test' ? [{ address: '127.0.0.1', family: 4 }] : []),
  });
  const readIngestStatus = () => ({
    state: 'live' as const,
    caughtUp: true,
    filesLeft: 0,
    filesRead: 0,
    halt: undefined,
  });
  const context = { store, log, readIngestStatus, network: () => 'demo', trustUnsigned: false, simulated: false };
  const app = await createApp(context as never, { webApp: false, nftContent: content });
  return {
    app,
    end: async () => {
      await app.close();
      await close();
    },
  };
}
