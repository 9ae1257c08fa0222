import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type DrawModel, openModel, type Sight } from './draw-model.ts';
import { GlbError } from './glb-error.ts';
import { readGlb } from './glb-file.ts';
import { modelOfGlb } from './model-of-glb.ts';

const MOST_BYTES = 30_000_000;
const START: Sight = { yaw: 0.6, pitch: 0.3, distance: 3.4 };
const STEP = 0.15;
const NEAREST = 1.4;
const FARTHEST = 12;

const KEYS: Readonly<Record<string, (sight: Sight) => Sight>> = {
  ArrowLeft: (sight) => ({ ...sight, yaw: sight.yaw - STEP }),
  ArrowRight: (sight) => ({ ...sight, yaw: sight.yaw + STEP }),
  ArrowUp: (sight) => ({ ...sight, pitch: bounded(sight.pitch + STEP, -1.5, 1.5) }),
  ArrowDown: (sight) => ({ ...sight, pitch: bounded(sight.pitch - STEP, -1.5, 1.5) }),
  '+': (sight) => ({ ...sight, distance: bounded(sight.distance * 0.85, NEAREST, FARTHEST) }),
  '-': (sight) => ({ ...sight, distance: bounded(sight.distance / 0.85, NEAREST, FARTHEST) }),
};

/** A 3D model (GLB) that can be turned by pointer and arrow keys. Its module loads when a model is first shown. */
export default function ModelView({ address, name }: { address: string; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = useRef<DrawModel>(() => undefined);
  const sight = useRef<Sight>(START);
  const [state, setState] = useState('Loading...');
  const show = (next: Sight) => {
    sight.current = next;
    draw.current(next);
  };
  useEffect(() => {
    const stop = new AbortController();
    const { current } = canvas;
    if (current === null) return undefined;
    const again = new ResizeObserver(() => draw.current(sight.current));
    load(address, current, stop.signal).then(
      (drawn) => {
        draw.current = drawn;
        setState('');
        again.observe(current);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setState(error instanceof GlbError ? error.message : 'It cannot be shown.');
      },
    );
    return () => {
      stop.abort();
      again.disconnect();
      draw.current = () => undefined;
    };
  }, [address]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (move === undefined) return;
    event.preventDefault();
    show(move(sight.current));
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { yaw, pitch, distance } = sight.current;
    show({ yaw: yaw + event.movementX / 120, pitch: bounded(pitch + event.movementY / 120, -1.5, 1.5), distance });
  };
  return (
    <div className="model-box">
      <canvas
        ref={canvas}
        className="media-model"
        role="img"
        aria-label={`${name}: 3D model. Arrow keys turn it, plus and minus change its distance.`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
      />
      <p role="status" className="small muted">
        {state === '' ? 'Drag or use the arrow keys to turn it' : state}
      </p>
    </div>
  );
}

async function load(address: string, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<DrawModel> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new GlbError('The file could not be loaded.');
  if (Number(response.headers.get('content-length') ?? 0) > MOST_BYTES)
    throw new GlbError('It is too large to be shown here.');
  const drawn = await openModel(canvas, modelOfGlb(readGlb(await response.arrayBuffer())));
  if (drawn === undefined) throw new GlbError('This browser offers no 3D drawing.');
  return drawn;
}

function bounded(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
