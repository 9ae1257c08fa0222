// What waits for something (a store, a network, a file) is named by what it does: “of” reads like a value that is there.

/** Names that say it with a verb before the “of”. */
const VERB_FIRST = /^(?:choose|forget|lock|migrate|start|write)[A-Z]/;

/** A rule of oxlint. */
export const waitingVerbs = {
  create(context) {
    const check = (name, isAsync) => {
      if (!isAsync || name?.type !== 'Identifier' || !/[a-z]Of$/.test(name.name) || VERB_FIRST.test(name.name)) return;
      context.report({
        node: name,
        message: `“${name.name}” waits for something: name it by a verb (read…, find…, fetch…).`,
      });
    };
    return {
      FunctionDeclaration: ({ id, async: isAsync }) => check(id, isAsync),
      MethodDefinition: ({ key, value }) => check(key, value.async),
      Property: ({ key, value }) => check(key, value.type === 'FunctionExpression' && value.async),
      VariableDeclarator: ({ id, init }) => check(id, init?.type === 'ArrowFunctionExpression' && init.async),
    };
  },
};
