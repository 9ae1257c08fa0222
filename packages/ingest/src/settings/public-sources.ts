import type { BucketPlace } from './source-place.ts';

/** Networks whose public sources are known by the network's name. */
export type NamedNetwork = 'mainnet' | 'testnet' | 'previewnet';

type PublicBucket = Pick<BucketPlace, 'kind' | 'provider' | 'bucket' | 'prefix'>;

interface PublicSource {
  readonly records: PublicBucket;
  readonly blocks: PublicBucket;
  /** Hosts whose services have the ports of the public block nodes. */
  readonly blockNodes: readonly string[];
  readonly mirrorNode: string;
}

/**
 * Where the networks publish their streams. Buckets, all of them paid for by who reads: of record streams the defaults of the open-source
 * mirror node, of blocks its guide to the cutover. Block nodes: the quickstart of hiero-block-node (api-quickstart.md, August 2026). Mirror nodes:
 * the servers that the description of their REST API names.
 */
export const PUBLIC_SOURCES: Readonly<Record<NamedNetwork, PublicSource>> = {
  mainnet: {
    records: bucket('hedera-mainnet-streams'),
    blocks: bucket('hedera-mainnet-recent-block-streams'),
    // Swirlds' has a published name; should that not be known, its address is among the others.
    blockNodes: [
      's03.main.blk.chi.lat.ope.eng.hashgraph.io',
      '91.242.214.237',
      '46.21.97.212',
      '162.43.189.97',
      '163.114.159.114',
      '82.223.201.227',
    ],
    mirrorNode: 'https://mainnet-public.mirrornode.hedera.com',
  },
  testnet: {
    records: bucket('hedera-testnet-streams-2024-02'),
    blocks: bucket('hedera-testnet-recent-block-streams'),
    blockNodes: [
      's01.test.blk.ams.lat.ope.eng.hashgraph.io',
      's01.test.blk.sgp.lat.ope.eng.hashgraph.io',
      's01.test.blk.chi.lat.ope.eng.hashgraph.io',
      'lfh01.testnet.blocknode.hashgraph-devops.com',
    ],
    mirrorNode: 'https://testnet.mirrornode.hedera.com',
  },
  previewnet: {
    records: bucket('hedera-preview-testnet-streams'),
    blocks: bucket('hedera-previewnet-recent-block-streams'),
    blockNodes: ['lfh01.previewnet.blocknode.hashgraph-devops.com', 'lfh02.previewnet.blocknode.hashgraph-devops.com'],
    mirrorNode: 'https://previewnet.mirrornode.hedera.com',
  },
};

function bucket(name: string): PublicBucket {
  return { kind: 'bucket', provider: 's3', bucket: name, prefix: '' };
}
