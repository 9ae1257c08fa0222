import { isSaid } from './said-beside.mjs';

const MESSAGE =
  'Nothing here says how long this waits for somebody else: give it a timeout or a signal, or say in a comment that begins with “Bounded:” what bounds it.';

/** What opens a connection to something else. */
const MADE = /^(?:Client|Pool|S3Client|SQSClient|Agent|OTLPTraceExporter)$/;
const CALLED = /^(?:createTransport|createClient|createConnection|fetch|request)$/;

/** Options that bound a wait, and sets of settings of which some do. */
const BOUND = /timeout|^signal$|^(?:SHORT|LONG)_WORK$/i;

/** Whether some object among the arguments has an option that bounds a wait. */
function isBounded(node) {
  if (node.type === 'Property') return BOUND.test(node.key.name ?? node.key.value ?? '') || isBounded(node.value);
  if (node.type === 'SpreadElement') return BOUND.test(node.argument.name ?? '');
  return node.type === 'ObjectExpression' && node.properties.some(isBounded);
}

/** Calls that leave the process wait for no end. */
export const outgoingCalls = {
  create(context) {
    const check = (names) => (node) => {
      if (node.callee.type !== 'Identifier' || !names.test(node.callee.name)) return;
      if (node.arguments.some(isBounded) || isSaid(context, node, 'Bounded: ')) return;
      context.report({ node, message: MESSAGE });
    };
    return { NewExpression: check(MADE), CallExpression: check(CALLED) };
  },
};
