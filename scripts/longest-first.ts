import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A sequencer that starts the files whose paths contain one of these texts before all others, in this order: one that takes
 * minutes and starts last leaves the other worker idle.
 */
export function longestFirst(names: readonly string[]): typeof BaseSequencer {
  const rank = ({ moduleId }: TestSpecification): number => {
    const index = names.findIndex((name) => moduleId.includes(name));
    return index === -1 ? names.length : index;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
    }
  };
}
