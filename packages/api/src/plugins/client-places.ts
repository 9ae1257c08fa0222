/** Long polls that wait for one client address, and live streams that it has open, where nothing else is set. */
export const OPEN_PER_CLIENT = 100;

/** Why somebody gets no place: the client has its share, or all are taken. */
export type NoPlace = 'client' | 'all';

/** Places that clients have for as long as something of theirs lasts: so many each, and so many in all. */
export class ClientPlaces {
  readonly #each: number;
  readonly #all: number;
  readonly #byClient = new Map<string, number>();
  #taken = 0;

  constructor({ each, all }: { readonly each: number; readonly all: number }) {
    this.#each = each;
    this.#all = all;
  }

  /** Takes one; the result is to be called when it ends, however it ends. */
  take(client: string): (() => void) | NoPlace {
    const own = this.#byClient.get(client) ?? 0;
    if (own >= this.#each) return 'client';
    if (this.#taken >= this.#all) return 'all';
    this.#byClient.set(client, own + 1);
    this.#taken++;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#taken--;
      const left = (this.#byClient.get(client) ?? 1) - 1;
      if (left === 0) this.#byClient.delete(client);
      else this.#byClient.set(client, left);
    };
  }
}
