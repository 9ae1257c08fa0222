/**
 * What the signature of a block leaves open, in the words of docs/decisions/0114: pages and the API say it wherever they call a block of
 * the block stream proven.
 */
export const WHAT_SHOWS_BELONGING =
  'The nodes sign transactions, results, state changes and traces in separate trees, and no signature covers their order among each other. That a result belongs to its transaction follows from what both say: it stands directly behind it, every transaction but a state signature of a node has one, and consensus time, parent, fee, transfers, outputs, created ids and state changes fit. Two moves would still go unnoticed: the trace of an execution that names no calls, behind another execution without a trace; and, between units, headers, state signatures of nodes and changes of a round or of the block itself, with which everything that is stored stays the same.';
