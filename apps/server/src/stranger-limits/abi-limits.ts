import { ABI_LIMITS as ABI, MAX_DECLARATION } from '@ledgerscope/ledger/abi';
import { ABI_THREADS } from '@ledgerscope/transactions/foreign-abi/abi-threads';
import { numberText, type StrangerLimits } from './stranger-limit.ts';

const REFUSED = 'an upload is refused; what was stored before is not used';

/** Limits of the ABIs that people give. */
export const ABI_LIMITS = {
  'abi-text': {
    what: 'text of an ABI',
    limit: `${numberText(ABI.bytes)} bytes of JSON with ${numberText(ABI.items)} functions, events and errors`,
    beyond: REFUSED,
  },
  'abi-parameters': {
    what: 'parameters and components of tuples',
    limit: `${numberText(ABI.parametersOfItem)} of one function, event or error, ${numberText(ABI.parameters)} of an ABI`,
    beyond: REFUSED,
  },
  'abi-values': {
    what: 'values that a call or log of an ABI has at least, with lists of fixed lengths counted as often as they say',
    limit: `${numberText(ABI.values)}; tuples and lists of nothing are none`,
    beyond: REFUSED,
  },
  'abi-nesting': {
    what: 'nesting of an ABI',
    limit: `${ABI.depth} tuples in one another, ${ABI.dimensions} dimensions of lists`,
    beyond: REFUSED,
  },
  'abi-data': {
    what: 'bytes that are decoded by an ABI',
    limit: `${numberText(ABI.dataBytes)} of a call or log, each as often as an encoder would write it`,
    beyond: 'they are shown as they are',
  },
  'abi-threads': {
    what: 'threads in which ABIs are read and used',
    limit: `${ABI_THREADS.threads}, ${ABI_THREADS.ms / 1_000} seconds for each piece of work, ${ABI_THREADS.heapMb} MB each; owners take turns, with ${ABI_THREADS.waitingOfOwner} waiting pieces each`,
    beyond: 'a subscription stops and its owner gets a mail; a page shows bytes as they are',
  },
  'event-declaration': {
    what: 'declaration of an event in the address of a live stream',
    limit: `${numberText(MAX_DECLARATION)} characters, and what is said of ABIs`,
    beyond: 'the stream is refused',
  },
} as const satisfies StrangerLimits;
