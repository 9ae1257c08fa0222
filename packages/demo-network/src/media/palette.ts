import { type Rgb, rgb } from './scene.ts';

/** Colours that go together. */
export interface Palette {
  readonly name: string;
  readonly skyTop: Rgb;
  readonly skyBottom: Rgb;
  /** The subject's own colour. */
  readonly main: Rgb;
  /** Contrasts with both sky and main. */
  readonly accent: Rgb;
  readonly soft: Rgb;
  readonly dark: Rgb;
  readonly light: Rgb;
}

function palette(name: string, colours: string): Palette {
  const rgbs = colours.split(' ').map(rgb);
  const at = (index: number): Rgb => rgbs[index] ?? [0, 0, 0];
  const sky = { skyTop: at(0), skyBottom: at(1) };
  return { name, ...sky, main: at(2), accent: at(3), soft: at(4), dark: at(5), light: at(6) };
}

export const PALETTES: readonly [Palette, ...Palette[]] = [
  palette('Ember', '#3a1f4f #f2785c #ef6c3f #ffc15e #ffdcb0 #24122f #fff4e4'),
  palette('Lagoon', '#0a3550 #4fb9ac #1d7f96 #f7c65b #a8e6d8 #06202f #f2fbf7'),
  palette('Orchid', '#33186b #e795ba #8a57d1 #ff9d6f #ffd6e6 #1c0d40 #fff5fa'),
  palette('Moss', '#16423a #c3cf7a #4d8b52 #f0b64f #e4ecb4 #0d2823 #f9fbec'),
  palette('Glacier', '#16365f #a9d2ec #3b7cc0 #f4a259 #d9eefb #0b1d36 #ffffff'),
  palette('Clay', '#5b3532 #f3d3ae #c9573f #4f8a8b #f7e4cb #311b19 #fffaf2'),
  palette('Neon', '#0d0d33 #4a2391 #12b5c9 #ff4f8b #ffe27a #07071f #f1f5ff'),
  palette('Brass', '#1d2a38 #6f8397 #d6a243 #e06d4c #f3dfa8 #111a24 #f8f7f1'),
];
