import { type Artwork, artworkOf, type CollectionArt, VARIANTS } from './artwork.ts';
import { Chance, seedOf } from './chance.ts';
import { type MadeNft, mediaFile, nftOf, uriOf } from './made-nft.ts';

/**
 * An NFT of a collection with its document and media, the same for the same input. Each serial has a document of its
 * own; its picture is one of the collection's {@link VARIANTS}.
 * @param serial - From 1.
 */
export function makeNft(art: CollectionArt, serial: bigint): MadeNft {
  const seed = seedOf(art.name);
  // A step without a common factor: neighbours differ, and each run of serials this long shows every picture once.
  const variant = (Number(serial % BigInt(VARIANTS)) * 7 + seed) % VARIANTS;
  const artwork = artworkOf(art, variant);
  const document = documentOf(art, serial, artwork, luckOf(seed, serial));
  return nftOf(
    mediaFile(JSON.stringify(document)),
    artwork.files.map(({ file }) => file),
  );
}

/** Percent; the one attribute that a serial does not share. */
function luckOf(seed: number, serial: bigint): number {
  return new Chance(seed ^ Number(serial & 0xffff_ffffn)).whole(1, 100);
}

/** The metadata document in the form of HIP-412, version 2. */
function documentOf(art: CollectionArt, serial: bigint, { files, traits, description }: Artwork, luck: number) {
  const [image] = files;
  return {
    name: `${art.name} #${serial}`,
    creator: art.creator,
    description,
    image: uriOf(image.file),
    checksum: image.checksum,
    type: image.type,
    format: 'HIP412@2.0.0',
    properties: { collection: art.name, serial: serial.toString() },
    ...(files.length === 1
      ? {}
      : {
          files: files.map(({ type, file, checksum }) => ({
            uri: uriOf(file),
            checksum,
            is_default_file: file === image.file,
            type,
          })),
        }),
    attributes: [
      ...Object.entries(traits).map(([trait, value]) => ({ trait_type: trait, value })),
      { trait_type: 'Luck', display_type: 'percentage', value: luck },
    ],
  };
}
