import { expect } from 'vitest';
import { AbiError, readAbi } from '../portal/abi/read-abi.ts';
import { describeAttacks } from './attacks.ts';

const event = (inputs: readonly unknown[]) => ({ type: 'event', name: 'E', inputs });

/** A tuple in so many others. */
function nested(levels: number): unknown {
  return levels === 0 ? { name: '', type: 'uint256' } : { name: '', type: 'tuple', components: [nested(levels - 1)] };
}

function expectRefused(abi: unknown): void {
  expect(() => readAbi(JSON.stringify(abi))).toThrow(AbiError);
}

describeAttacks('uploaded ABIs', [
  {
    name: 'more text than an ABI may have is refused',
    limit: 'abi-text',
    attack: () => expectRefused([{ ...event([]), note: 'x'.repeat(1_048_576) }]),
  },
  {
    name: 'more events than an ABI may have are refused',
    limit: 'abi-text',
    attack: () => expectRefused(Array.from({ length: 2_001 }, () => event([]))),
  },
  {
    name: 'tuples too deep in one another are refused',
    limit: 'abi-nesting',
    attack: () => expectRefused([event([nested(18)])]),
  },
]);
