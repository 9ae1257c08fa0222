import type { PortalStore } from '@ledgerscope/portal-store';
import { ClientPlaces } from '../plugins/client-places.ts';
import { QueueWaits } from './queue-waits.ts';
import { SqsError } from './sqs-error.ts';

/** Long polls that wait in one process. */
export const MOST_POLLS = 2_000;

/** The long polls of one process: so many of each client, and of all. */
export class LongPolls {
  readonly #places: ClientPlaces;
  readonly #each: number;
  readonly #waits = new WeakMap<PortalStore, QueueWaits>();

  constructor(each: number) {
    this.#each = each;
    this.#places = new ClientPlaces({ each, all: MOST_POLLS });
  }

  /** Waits for one client. @throws SqsError where too many wait */
  async run<Result>(client: string, store: PortalStore, work: (waits: QueueWaits) => Promise<Result>): Promise<Result> {
    const place = this.#places.take(client);
    if (place === 'client')
      throw new SqsError(
        'RequestThrottled',
        `You already have ${this.#each} long polls in progress. Try again when one finishes.`,
      );
    if (place === 'all')
      throw new SqsError('RequestThrottled', 'Too many long polls in progress. Try again in a moment.');
    try {
      return await work(this.#waitsOf(store));
    } finally {
      place();
    }
  }

  #waitsOf(store: PortalStore): QueueWaits {
    const known = this.#waits.get(store);
    if (known !== undefined) return known;
    const waits = new QueueWaits(store);
    this.#waits.set(store, waits);
    return waits;
  }
}
