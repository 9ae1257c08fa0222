import { SourceError } from './source-error.ts';
import type { BlockPlaces, StreamPlaces } from './stream-places.ts';
import type { DataCopy, SourceFile, StreamSource } from './stream-source.ts';

/** A source further back is asked for new blocks when those before it have had none for so long. */
const PATIENCE_MS = 5_000;

/**
 * Several sources of the same blocks, the preferred one first. The next one is asked where one fails or has nothing for a while; a
 * block that was not believed as one of them has it is read from all of them.
 */
export class BlockSources implements StreamSource {
  readonly label: string;
  readonly #sources: readonly StreamSource[];
  #listed: { readonly names: ReadonlySet<string>; readonly source: StreamSource } | undefined;
  #distrusted: string | undefined;
  #emptySinceMs: number | undefined;

  constructor(sources: readonly StreamSource[]) {
    this.label = sources.map(({ label }) => label).join(' and ');
    this.#sources = sources;
  }

  async listAfter(name: string | undefined, limit: number): Promise<SourceFile[]> {
    const files = await firstAnswer(this.#sources, async (source) => {
      const listed = await source.listAfter(name, limit);
      if (listed.length === 0) return this.#patienceEnded() ? undefined : [];
      this.#listed = { names: new Set(listed.map((file) => file.name)), source };
      this.#emptySinceMs = undefined;
      return listed;
    });
    return files ?? [];
  }

  async *copies(file: SourceFile): AsyncIterable<DataCopy> {
    const failures: SourceError[] = [];
    let read = 0;
    for (const source of this.#inOrder(file.name)) {
      for await (const copy of withoutFailures(source.copies(file), failures)) {
        read++;
        yield copy;
      }
      if (read > 0 && this.#distrusted !== file.name) return;
    }
    const [failure] = failures;
    if (read === 0 && failure !== undefined) throw failure;
  }

  #inOrder(name: string): readonly StreamSource[] {
    const first = this.#listed?.names.has(name) ? this.#listed.source : undefined;
    return first === undefined ? this.#sources : [first, ...this.#sources.filter((each) => each !== first)];
  }

  /** Those of the first source that has blocks. */
  places(): StreamPlaces {
    const found = this.#sources.flatMap((source) => source.places?.().blocks ?? []);
    return { blocks: found.length === 0 ? undefined : anyOf(found) };
  }

  distrust(file: SourceFile): void {
    this.#distrusted = file.name;
    for (const source of this.#sources) source.distrust?.(file);
  }

  close(): void {
    for (const source of this.#sources) source.close?.();
  }

  #patienceEnded(): boolean {
    this.#emptySinceMs ??= Date.now();
    return Date.now() - this.#emptySinceMs > PATIENCE_MS;
  }
}

/** Blocks of several sources as one: what one of them does not have, or does not answer to, the next one may. */
function anyOf(places: readonly BlockPlaces[]): BlockPlaces {
  return {
    range: () => firstAnswer(places, (blocks) => blocks.range()),
    from: (number) => firstAnswer(places, (blocks) => blocks.from(number)),
    read: (number) => firstAnswer(places, (blocks) => blocks.read(number)),
  };
}

/** What the first of them that has an answer says; the others may not answer at all. @throws SourceError where none does */
async function firstAnswer<Asked, T>(
  all: readonly Asked[],
  ask: (asked: Asked) => Promise<T | undefined>,
): Promise<T | undefined> {
  const failures: SourceError[] = [];
  for (const asked of all) {
    try {
      const answer = await ask(asked);
      if (answer !== undefined) return answer;
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      failures.push(error);
    }
  }
  const [failure] = failures;
  if (failure !== undefined && failures.length === all.length) throw failure;
  return undefined;
}

/** What a source that fails gave until then. */
async function* withoutFailures(
  copies: AsyncIterable<DataCopy>,
  failures: SourceError[],
): AsyncGenerator<DataCopy, void> {
  try {
    yield* copies;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    failures.push(error);
  }
}
