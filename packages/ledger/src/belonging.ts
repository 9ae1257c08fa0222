/**
 * What the signature of a block leaves open, in the words of docs/decisions/0114: pages and the API say it wherever they call a block of
 * the block stream proven.
 */
export const WHAT_SHOWS_BELONGING =
  'The nodes sign transactions, results, state changes and traces in separate trees, and no signature covers their order among each other. Each result is matched to its transaction by content: it directly follows the transaction, every transaction except state signatures of nodes has one, and consensus time, parent, fee, transfers, outputs, created IDs and state changes match. Two changes of order cannot be detected: moving the trace of an execution without calls to another execution without a trace; and moving headers, state signatures of nodes, and changes of a round or of the block itself, none of which changes any stored data.';
