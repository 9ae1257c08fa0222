import type { Chance } from '../chance.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Draws one picture of a kind; what varies is asked of `chance`. */
export type Draw = (palette: Palette, chance: Chance) => Scene;
