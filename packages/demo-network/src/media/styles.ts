import type { Chance } from './chance.ts';
import type { Palette } from './palette.ts';
import type { Scene } from './scene.ts';
import { drawFox } from './scenes/fox.ts';
import { drawGarden } from './scenes/garden.ts';
import { drawGem } from './scenes/gem.ts';
import { drawPass } from './scenes/pass.ts';
import { drawPlanet } from './scenes/planet.ts';
import { drawRecord } from './scenes/record.ts';
import { drawRidges } from './scenes/ridges.ts';
import { drawRobot } from './scenes/robot.ts';
import { drawTowers } from './scenes/towers.ts';
import { drawWaves } from './scenes/waves.ts';

/** A kind of file that a picture is made into. */
export type DrawnMediaKind = 'png' | 'svg' | 'animated-svg' | 'gif' | 'pdf' | 'json' | 'glb' | 'wav' | 'mp4' | 'webm';

/** What the tokens of a collection show and which files come with each. */
export interface Style {
  /** Draws one picture; what varies is asked of `chance`. */
  readonly draw: (palette: Palette, chance: Chance) => Scene;
  /** The first one is the document's image. */
  readonly files: readonly [DrawnMediaKind, ...DrawnMediaKind[]];
  readonly description: string;
}

export const STYLES: readonly [Style, ...Style[]] = [
  { draw: drawFox, files: ['png'], description: 'A fox folded from coloured paper, watching the sun come up.' },
  {
    draw: drawWaves,
    files: ['png', 'animated-svg', 'mp4', 'webm'],
    description: 'One evening at sea. The second file is the same evening, moving; the others are films of the waves.',
  },
  {
    draw: drawGarden,
    files: ['animated-svg'],
    description: 'A flower that never closes. Its rings turn against each other.',
  },
  {
    draw: drawPlanet,
    files: ['png', 'gif'],
    description: 'A world from the outer catalogue, and everything that orbits it.',
  },
  { draw: drawRidges, files: ['png'], description: 'A view over ridges that no one has climbed yet.' },
  {
    draw: drawRobot,
    files: ['gif'],
    description: 'A small pixel robot. It hops when it has nothing to compute.',
  },
  {
    draw: drawTowers,
    files: ['png', 'pdf', 'json'],
    description: 'One plot of the floating town. The deed and the plot register are attached.',
  },
  {
    draw: drawGem,
    files: ['png', 'animated-svg', 'gif', 'pdf', 'json', 'glb'],
    description: 'A cut stone with its certificate, its dimensions and a 3D model.',
  },
  {
    draw: drawPass,
    files: ['svg', 'pdf'],
    description: 'Admits its owner. The printed form is attached; show it at the door.',
  },
  {
    draw: drawRecord,
    files: ['png', 'wav', 'animated-svg'],
    description: 'A short tune on a record; the bars show its loudness.',
  },
];
