/** Types that change no state of their own, and that the simulated network does not send, begin like this. */
const OWN = /^(?:clpr|tssVote|uncheckedSubmit)|^(?:CLPR|TSSVOTE|UNCHECKEDSUBMIT)/;
const MESSAGE =
  'A transaction type that changes no state of its own is named in its file and in the list of types alone (packages/ledger/src/transaction-types).';

/** Names of such types in identifiers, keys and texts. */
export const ownTypes = {
  create(context) {
    const check = (node, name) => {
      if (OWN.test(name)) context.report({ node, message: MESSAGE });
    };
    return {
      Identifier: (node) => check(node, node.name),
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
    };
  },
};
