import { ApiError } from '../../api-error.ts';

/** Exports that run, in all and by client, each within its bound. */
export class RunningExports {
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #byClient = new Map<string, number>();
  #running = 0;

  constructor(most: number) {
    this.#most = most;
    this.#mostOfOne = Math.max(1, Math.floor(most / 2));
  }

  /**
   * Counts one more; the result is to be called when it ends, however it ends.
   * @throws ApiError `rate_limited` where the client runs its share already, `overloaded` where all do
   */
  start(client: string): () => void {
    const own = this.#byClient.get(client) ?? 0;
    if (own >= this.#mostOfOne)
      throw new ApiError('rate_limited', `${own} of your exports are running. Try again when one has ended.`);
    if (this.#running >= this.#most)
      throw new ApiError('overloaded', `${this.#running} exports are running. Try again in a moment.`);
    this.#byClient.set(client, own + 1);
    this.#running++;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#running--;
      const left = (this.#byClient.get(client) ?? 1) - 1;
      if (left === 0) this.#byClient.delete(client);
      else this.#byClient.set(client, left);
    };
  }
}
