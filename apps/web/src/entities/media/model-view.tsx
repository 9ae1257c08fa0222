import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { limitedBytes } from '../../shared/api/limited-bytes.ts';
import { GlbError } from './glb-error.ts';
import styles from './media.module.css';
import { type OpenModel, openModel, type Sight } from './open-model.ts';

const MOST_BYTES = 30_000_000;
const START: Sight = { yaw: 0.6, pitch: 0.3, distance: 3.4 };
const STEP = 0.15;
const NEAREST = 1.4;
const FARTHEST = 12;

const KEYS: Readonly<Record<string, (sight: Sight) => Sight>> = {
  ArrowLeft: (sight) => ({ ...sight, yaw: sight.yaw - STEP }),
  ArrowRight: (sight) => ({ ...sight, yaw: sight.yaw + STEP }),
  ArrowUp: (sight) => ({ ...sight, pitch: clamp(sight.pitch + STEP, -1.5, 1.5) }),
  ArrowDown: (sight) => ({ ...sight, pitch: clamp(sight.pitch - STEP, -1.5, 1.5) }),
  '+': (sight) => ({ ...sight, distance: clamp(sight.distance * 0.85, NEAREST, FARTHEST) }),
  '-': (sight) => ({ ...sight, distance: clamp(sight.distance / 0.85, NEAREST, FARTHEST) }),
};

/** A 3D model (GLB) that can be turned by pointer and arrow keys. Its module loads when a model is first shown. */
export default function ModelView({ address, name }: { address: string; name: string }) {
  const { canvas, sight, show, state, failure } = useModel(address);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (move === undefined) return;
    event.preventDefault();
    show(move(sight.current));
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { yaw, pitch, distance } = sight.current;
    show({ yaw: yaw + event.movementX / 120, pitch: clamp(pitch + event.movementY / 120, -1.5, 1.5), distance });
  };
  if (failure !== undefined)
    return (
      <p role="status" className={`${styles.noModel} muted`}>
        {failure}
      </p>
    );
  return (
    <div className={styles.modelBox}>
      <canvas
        ref={canvas}
        className={styles.mediaModel}
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

/** A model on the canvas for as long as it is shown, and where it is seen from; `failure` says why there is none, if so. */
function useModel(address: string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const model = useRef<OpenModel>(undefined);
  const sight = useRef<Sight>(START);
  const [state, setState] = useState('Loading...');
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    const { current } = canvas;
    if (current === null) return undefined;
    const again = new ResizeObserver(() => model.current?.draw(sight.current));
    load(address, current, stop.signal).then(
      (opened) => {
        if (stop.signal.aborted) {
          opened.close();
          return;
        }
        model.current = opened;
        setState('');
        again.observe(current);
      },
      (error: unknown) => {
        if (!stop.signal.aborted)
          setFailure(error instanceof GlbError ? error.message : 'The model cannot be displayed.');
      },
    );
    return () => {
      stop.abort();
      again.disconnect();
      model.current?.close();
      model.current = undefined;
    };
  }, [address]);
  const show = (next: Sight) => {
    sight.current = next;
    model.current?.draw(next);
  };
  return { canvas, sight, show, state, failure };
}

async function load(address: string, canvas: HTMLCanvasElement, signal: AbortSignal): Promise<OpenModel> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new GlbError('The file could not be loaded.');
  const bytes = await limitedBytes(response, MOST_BYTES);
  if (bytes === undefined) throw new GlbError('Too large to display.');
  return openModel(canvas, bytes.buffer);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
