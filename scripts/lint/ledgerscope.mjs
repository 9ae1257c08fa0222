// The project's own rules for oxlint. Each is shown to fail in ledgerscope.test.ts.
import { bareParticiples } from './bare-participles.mjs';
import { declaredRoutes } from './declared-routes.mjs';
import { endlessLoops } from './endless-loops.mjs';
import { moduleClasses } from './module-classes.mjs';
import { noCopies } from './no-copies.mjs';
import { outgoingCalls } from './outgoing-calls.mjs';
import { ownTypes } from './own-types.mjs';
import { visibleWords } from './visible-words.mjs';
import { waitingVerbs } from './waiting-verbs.mjs';
import { words } from './words.mjs';

/** Nodes under this one, itself first. */
function* nodesIn(node) {
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') yield* nodesIn(child);
  }
}

const LOGS = /^(?:debug|info|warn|error|fatal|log)$/;

/** Whether a handler does something about the error: looks at it, hands it on, throws, or logs. */
function minds(body, parameter) {
  const names = parameter === undefined ? [] : [...nodesIn(parameter)].map(({ name }) => name);
  for (const node of nodesIn(body)) {
    if (node.type === 'ThrowStatement') return true;
    if (node.type === 'Identifier' && names.includes(node.name)) return true;
    if (node.type === 'CallExpression' && LOGS.test(node.callee.property?.name ?? '')) return true;
  }
  return false;
}

/** A sleep fails for one reason: its signal ended it. */
function isSleep({ type, callee }) {
  return type === 'CallExpression' && callee.type === 'Identifier' && callee.name === 'sleep';
}

/** Handlers of errors that do nothing about them, and do not say in a comment why. */
const noSilentCatch = {
  meta: { messages: { silent: 'An error vanishes here: log it, count it, or throw; or say in a comment why it may.' } },
  create(context) {
    const check = (node, body, parameter) => {
      if (minds(body, parameter)) return;
      const [start, end] = body.range;
      const isExplained = context.sourceCode
        .getAllComments()
        .some((comment) => comment.range[0] > start && comment.range[1] < end);
      if (!isExplained) context.report({ node, messageId: 'silent' });
    };
    return {
      CatchClause(node) {
        check(node, node.body, node.param ?? undefined);
      },
      CallExpression({ callee, arguments: given }) {
        if (callee.type !== 'MemberExpression' || isSleep(callee.object)) return;
        const { name } = callee.property;
        const handler = name === 'catch' ? given[0] : name === 'then' ? given[1] : undefined;
        if (handler?.type === 'ArrowFunctionExpression' || handler?.type === 'FunctionExpression')
          check(handler, handler.body, handler.params[0]);
      },
    };
  },
};

export default {
  meta: { name: 'ledgerscope' },
  rules: {
    'bare-participles': bareParticiples,
    'declared-routes': declaredRoutes,
    'endless-loops': endlessLoops,
    'module-classes': moduleClasses,
    'no-copies': noCopies,
    'no-silent-catch': noSilentCatch,
    'outgoing-calls': outgoingCalls,
    'own-types': ownTypes,
    'visible-words': visibleWords,
    'waiting-verbs': waitingVerbs,
    words,
  },
};
