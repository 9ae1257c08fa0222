import type { Motion, Rgb, Scene, Shape } from './scene.ts';

/** How the animation runs: the seconds of one loop, or still. */
export type Loop = number | 'still';

/**
 * An SVG document without script or outside references. Movement is CSS, so that it also runs inside an `img`, and
 * stops for readers who asked for less motion.
 */
export function svg(scene: Scene, title: string, loop: Loop): Uint8Array {
  const motions = new Map<string, Motion>();
  const body = scene.shapes.map((shape) => element(shape, loop === 'still' ? undefined : motions)).join('\n');
  const styles = [...motions].map(([name, motion]) => rules(name, motion, Number(loop)));
  const style =
    styles.length === 0
      ? ''
      : `<style>${styles.join('')}@media (prefers-reduced-motion:reduce){path{animation:none!important}}</style>`;
  const [top, bottom] = scene.sky;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="480" height="480">
<title>${escapeXml(title)}</title>
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hex(top)}"/><stop offset="1" stop-color="${hex(bottom)}"/></linearGradient></defs>
${style}<rect width="100" height="100" fill="url(#sky)"/>
${body}
</svg>
`,
    'utf8',
  );
}

function element({ points, fill, alpha, motion }: Shape, motions: Map<string, Motion> | undefined): string {
  const path = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  const opacity = alpha === 1 ? '' : ` fill-opacity="${alpha}"`;
  const moving = motion === undefined || motions === undefined ? '' : ` class="${nameOf(motion, motions)}"`;
  return `<path${moving} d="${path}" fill="${hex(fill)}"${opacity}/>`;
}

function nameOf(motion: Motion, motions: Map<string, Motion>): string {
  const text = JSON.stringify(motion);
  for (const [name, known] of motions) if (JSON.stringify(known) === text) return name;
  const name = `m${motions.size}`;
  motions.set(name, motion);
  return name;
}

function rules(name: string, { turns = 0, sway: [dx, dy] = [0, 0], pulse = 0, pivot: [px, py] }: Motion, loop: number) {
  const at = (part: number, swing: number) =>
    `${part}%{transform:translate(${dx * swing}px,${dy * swing}px) rotate(${(3.6 * part * turns).toFixed(2)}deg) scale(${1 + pulse * swing})}`;
  const swings = dx !== 0 || dy !== 0 || pulse !== 0;
  const ease = swings && turns === 0 ? 'ease-in-out' : 'linear';
  const frames = [at(0, 0), at(25, 1), at(50, 0), at(75, -1), at(100, 0)].join('');
  return `.${name}{transform-origin:${px}px ${py}px;animation:${name} ${loop}s ${ease} infinite}@keyframes ${name}{${frames}}`;
}

function hex(colour: Rgb): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
