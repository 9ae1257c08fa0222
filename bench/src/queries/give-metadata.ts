import {
  type NftMetadataRow,
  type NftState,
  nftsByKey,
  openLedgerStore,
  saveNftMetadata,
} from '@ledgerscope/ledger-store';

const PAGE = 5_000;
const LIMITS = { seconds: 120 };
const NFTS = `SELECT DISTINCT token, serial FROM nft_mint
  WHERE (token, serial) > ({token:UInt64}, {serial:Int64}) ORDER BY token, serial LIMIT ${PAGE}`;

/** Gives each NFT of a ledger metadata as a server that followed mints has it. Returns how many have it. */
export async function giveMetadata(folder: string): Promise<number> {
  const store = await openLedgerStore({ kind: 'embedded', folder });
  try {
    const columns = { token: 'u64', serial: 'i64' } as const;
    let given = 0;
    let after = { token: 0n, serial: -1n };
    for (;;) {
      // Ends with the last page.
      const found = await store.client.query('bench:metadata', NFTS, after, columns, LIMITS);
      const rows = (await nftsByKey(store, found)).map(metadataOf);
      await saveNftMetadata(store, rows);
      given += rows.length;
      const last = found.at(-1);
      if (last === undefined || found.length < PAGE) return given;
      after = { token: last.token, serial: last.serial };
    }
  } finally {
    await store.close();
  }
}

function metadataOf({ token, serial, mintedNs, metadata }: NftState): NftMetadataRow {
  const name = `Robots ${token % 1_000n} #${serial}`;
  const image = `ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/${serial}.png`;
  const traits = ['Background', 'Body', 'Eyes', 'Hat', 'Mouth'].map((trait_type, index) => ({
    trait_type,
    value: `${trait_type} ${(serial * 7n + BigInt(index)) % 13n}`,
  }));
  return {
    token,
    serial,
    mintedNs,
    reference: metadata,
    status: 'resolved',
    error: '',
    attempts: 0,
    nextTryNs: 0n,
    name,
    description: `One of the robots of collection ${token % 1_000n}, drawn for people who read ledgers.`,
    creator: 'The collection’s artist',
    dataType: 'JSON',
    image,
    imageType: 'image/png',
    fileUris: [],
    fileTypes: [],
    attributeNames: traits.map(({ trait_type }) => trait_type),
    attributeDisplays: traits.map(() => ''),
    attributeValues: traits.map(({ value }) => value),
    document: JSON.stringify({ name, image, attributes: traits }),
    fetchedNs: mintedNs + 1n,
  };
}
