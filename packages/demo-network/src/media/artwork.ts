import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { MediaFile } from '../produced-file.ts';
import { Chance, seedOf } from './chance.ts';
import { gif } from './gif.ts';
import { glb } from './glb.ts';
import { mediaFile } from './made-nft.ts';
import { PALETTES, type Palette } from './palette.ts';
import { certificatePdf } from './pdf.ts';
import { png } from './png.ts';
import { paint, type Raster } from './raster.ts';
import type { Scene } from './scene.ts';
import { cutGem, gemFacets } from './scenes/gem.ts';
import { type DrawnMediaKind, STYLES } from './styles.ts';
import { svg } from './svg.ts';
import { type Note, wav } from './wav.ts';

/** How many different pictures a collection has; serials share them. */
export const VARIANTS = 8;

const PICTURE_SIDE = 320;
const FRAME_SIDE = 120;
const FRAMES = 8;
const FRAME_CENTISECONDS = 15;
const LOOP_SECONDS = 12;
const TUNE_SECONDS = 1.6;
/** About 70 kB each: enough for four dozen collections at once. */
const MAX_CACHED = 400;

const TYPES: Readonly<Record<DrawnMediaKind, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  'animated-svg': 'image/svg+xml',
  gif: 'image/gif',
  pdf: 'application/pdf',
  json: 'application/json',
  glb: 'model/gltf-binary',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Two seconds of waves, recorded by a browser: films cannot be made here. */
const FILMS = { mp4: film('waves.mp4'), webm: film('waves.webm') } as const;

function film(name: string): Uint8Array {
  return fs.readFileSync(path.join(import.meta.dirname, 'clips', name));
}

/** What decides the looks of a collection. */
export interface CollectionArt {
  readonly name: string;
  readonly creator: string;
  /** Any whole number; numbers that differ by a multiple of the number of styles look alike. */
  readonly style: number;
}

/** One file of a picture. */
export interface ArtFile {
  /** Its mime type. */
  readonly type: string;
  readonly file: MediaFile;
  /** SHA-256, hexadecimal. */
  readonly checksum: string;
}

/** One picture of a collection in every form that its style has. */
export interface Artwork {
  readonly files: readonly [ArtFile, ...ArtFile[]];
  readonly traits: Scene['traits'];
  readonly description: string;
}

const cached = new LRUCache<string, Artwork>({ max: MAX_CACHED });

/** The picture; drawn once, then cached until {@link MAX_CACHED} others were asked for since. */
export function artworkOf(art: CollectionArt, variant: number): Artwork {
  const key = JSON.stringify([art.name, art.creator, art.style, variant]);
  const artwork = cached.get(key) ?? makeArtwork(art, variant);
  cached.set(key, artwork);
  return artwork;
}

function makeArtwork(art: CollectionArt, variant: number): Artwork {
  const style = STYLES[Math.abs(Math.trunc(art.style)) % STYLES.length] ?? STYLES[0];
  const first = seedOf(art.name);
  const seed = (first + Math.imul(variant + 1, 0x2545f491)) >>> 0;
  const palette = PALETTES[(first + variant) % PALETTES.length] ?? PALETTES[0];
  const picture = { art, variant, palette, seed, scene: style.draw(palette, new Chance(seed)) };
  const [image, ...others] = style.files;
  const makeFile = (kind: DrawnMediaKind): ArtFile => {
    const file = mediaFile(MAKERS[kind](picture));
    return { type: TYPES[kind], file, checksum: createHash('sha256').update(file.bytes).digest('hex') };
  };
  return {
    files: [makeFile(image), ...others.map(makeFile)],
    traits: { Palette: palette.name, ...picture.scene.traits },
    description: style.description,
  };
}

interface Picture {
  readonly art: CollectionArt;
  readonly variant: number;
  readonly palette: Palette;
  readonly seed: number;
  readonly scene: Scene;
}

const MAKERS: Readonly<Record<DrawnMediaKind, (picture: Picture) => Uint8Array>> = {
  png: ({ scene }) => png(paint(scene, PICTURE_SIDE)),
  svg: ({ scene, art }) => svg(scene, art.name, 'still'),
  'animated-svg': ({ scene, art }) => svg(scene, art.name, LOOP_SECONDS),
  gif: ({ scene }) => gif(framesOf(scene), FRAME_CENTISECONDS),
  pdf: ({ scene, art, variant }) =>
    certificatePdf(scene, [
      art.name,
      `by ${art.creator}`,
      `Picture ${variant + 1} of ${VARIANTS}`,
      ...Object.entries(scene.traits).map(([trait, value]) => `${trait}: ${value}`),
    ]),
  json: ({ scene, art, variant, palette }) =>
    Buffer.from(
      `${JSON.stringify({ collection: art.name, picture: variant + 1, pictures: VARIANTS, palette: palette.name, shapes: scene.shapes.length, traits: scene.traits }, undefined, 2)}\n`,
      'utf8',
    ),
  glb: ({ art, palette, seed }) => glb(gemFacets(cutGem(new Chance(seed)), palette), art.name),
  wav: ({ seed }) => wav(tuneOf(new Chance(seed)), TUNE_SECONDS),
  mp4: () => FILMS.mp4,
  webm: () => FILMS.webm,
};

function framesOf(scene: Scene): [Raster, ...Raster[]] {
  const frame = (index: number) => paint(scene, FRAME_SIDE, index / FRAMES);
  return [frame(0), ...Array.from({ length: FRAMES - 1 }, (_, index) => frame(index + 1))];
}

/** Eight plucks from a five-tone scale. */
function tuneOf(chance: Chance): Note[] {
  const ground = chance.pick([220, 246.94, 261.63, 293.66]);
  const scale = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2];
  return Array.from({ length: 8 }, (_, beat) => ({
    hertz: ground * (scale[chance.whole(0, scale.length - 1)] ?? 1),
    start: beat * 0.15,
    fade: 0.45,
  }));
}
