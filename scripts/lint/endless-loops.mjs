import { isSaid } from './said-beside.mjs';

const MESSAGE = 'This loop has no condition at its head: say in a comment that begins with “Ends” what ends it.';

/** Loops whose end is not at their head say in a comment what it is. */
export const endlessLoops = {
  create(context) {
    const check = (node) => {
      if (!isSaid(context, node, 'Ends ')) context.report({ node, message: MESSAGE });
    };
    return {
      ForStatement(node) {
        if (!node.test) check(node);
      },
      WhileStatement(node) {
        if (node.test.type === 'Literal' && node.test.value) check(node);
      },
      DoWhileStatement: check,
    };
  },
};
