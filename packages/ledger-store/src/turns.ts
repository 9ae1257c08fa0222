/** Milliseconds that long work takes at one go: what a request waits for at most, each time it needs the event loop. */
const TURN_MS = 2;

/** Long work on the event loop, cut so that requests and answers of the engine get their turns in between. */
export class Turns {
  #since = performance.now();

  /** Gives way once the turn has lasted long enough; to be awaited between pieces of well under a millisecond. */
  next(): Promise<void> | undefined {
    if (performance.now() - this.#since < TURN_MS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        this.#since = performance.now();
        resolve();
      });
    });
  }
}

/** Goes through the steps of long work in turns with whatever else the process has to do, and gives its result. */
export async function inTurns<T>(steps: Iterator<unknown, T>): Promise<T> {
  const turns = new Turns();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    const turn = turns.next();
    if (turn !== undefined) await turn;
  }
}

/** Goes through the steps at one go. */
export function atOnce<T>(steps: Iterator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
