import { ABI_LIMITS as ABI, MAX_DECLARATION } from '@ledgerscope/ledger/abi';
import { ABI_THREADS } from '@ledgerscope/transactions/foreign-abi/abi-threads';
import { numberText, type StrangerLimits } from './stranger-limit.ts';

const REFUSED = 'an upload is refused; what was stored before is not used';

/** Limits of the ABIs that people give. */
export const ABI_LIMITS = {
  'abi-text': {
    what: 'ABI text',
    limit: `${numberText(ABI.bytes)} bytes of JSON with ${numberText(ABI.items)} functions, events and errors`,
    beyond: REFUSED,
  },
  'abi-parameters': {
    what: 'parameters and tuple components',
    limit: `${numberText(ABI.parametersOfItem)} per function, event or error, ${numberText(ABI.parameters)} per ABI`,
    beyond: REFUSED,
  },
  'abi-values': {
    what: 'minimum number of values in a call or log of an ABI, counting all elements of fixed-length lists',
    limit: `${numberText(ABI.values)}; empty tuples and lists are not counted`,
    beyond: REFUSED,
  },
  'abi-nesting': {
    what: 'ABI nesting',
    limit: `${ABI.depth} nested tuples, ${ABI.dimensions} list dimensions`,
    beyond: REFUSED,
  },
  'abi-data': {
    what: 'bytes decoded with an ABI',
    limit: `${numberText(ABI.dataBytes)} per call or log, in encoded size`,
    beyond: 'they are shown undecoded',
  },
  'abi-threads': {
    what: 'threads for processing ABIs',
    limit: `${ABI_THREADS.threads}, ${ABI_THREADS.ms / 1_000} seconds per task, ${ABI_THREADS.heapMb} MB each; owners take turns, with up to ${ABI_THREADS.waitingOfOwner} waiting tasks each`,
    beyond: 'a subscription stops and its owner is emailed; a page shows undecoded bytes',
  },
  'event-declaration': {
    what: 'event declaration in the URL of a live stream',
    limit: `${numberText(MAX_DECLARATION)} characters, and the ABI limits above`,
    beyond: 'the stream is rejected',
  },
} as const satisfies StrangerLimits;
