import { MAX_BYTES, MAX_DEPTH, MAX_ITEMS } from '../portal/abi/read-abi.ts';
import { numberText, type StrangerLimits } from './stranger-limit.ts';

/** Limits of the ABIs that people upload. */
export const ABI_LIMITS = {
  'abi-text': {
    what: 'text of an uploaded ABI',
    limit: `${numberText(MAX_BYTES)} bytes of JSON with ${numberText(MAX_ITEMS)} functions, events and errors`,
    beyond: 'the upload is refused',
  },
  'abi-nesting': {
    what: 'tuples inside tuples of an ABI',
    limit: `${MAX_DEPTH} levels`,
    beyond: 'the upload is refused',
  },
} as const satisfies StrangerLimits;
