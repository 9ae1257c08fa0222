/** Values by name, of which the newest `limit` are held. */
export class BoundedCache<T> {
  readonly #values = new Map<string, T>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value of a name, made where it is not there; what `make` throws is not held. */
  get(name: string, make: () => T): T {
    const held = this.#values.get(name);
    if (held !== undefined) return held;
    const made = make();
    for (const oldest of this.#values.keys()) {
      if (this.#values.size < this.#limit) break;
      this.#values.delete(oldest);
    }
    this.#values.set(name, made);
    return made;
  }
}
