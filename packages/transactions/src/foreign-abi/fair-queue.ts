/** What waits, by owner: owners take turns, so that one who has much waiting holds up the others by one piece of work only. */
export class FairQueue<Item> {
  readonly #mostOfOwner: number;
  /** In the order of turns. */
  readonly #byOwner = new Map<string, Item[]>();
  readonly #first: Item[] = [];

  constructor(mostOfOwner: number) {
    this.#mostOfOwner = mostOfOwner;
  }

  get isEmpty(): boolean {
    return this.#first.length === 0 && this.#byOwner.size === 0;
  }

  /** False, and nothing is added, where as much of this owner waits as may. */
  add(owner: string, item: Item): boolean {
    const own = this.#byOwner.get(owner);
    if (own === undefined) this.#byOwner.set(owner, [item]);
    else if (own.length >= this.#mostOfOwner) return false;
    else own.push(item);
    return true;
  }

  /** Before all turns: something that was taken and has to be done again. */
  addFirst(item: Item): void {
    this.#first.push(item);
  }

  /** What comes next; its owner has the next turn after all others. */
  take(): Item | undefined {
    const again = this.#first.shift();
    if (again !== undefined) return again;
    for (const [owner, own] of this.#byOwner) {
      const item = own.shift();
      this.#byOwner.delete(owner);
      if (own.length > 0) this.#byOwner.set(owner, own);
      return item;
    }
    return undefined;
  }
}
